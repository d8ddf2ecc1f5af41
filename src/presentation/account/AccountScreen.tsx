import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { PAGE_TOP } from '../shared/page/pageMargin';
import { PageSection } from '../shared/page/PageSection';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { AccountGate } from './AccountGate';
import { AccountIndex } from './AccountIndex';
import { AppearanceSection } from './AppearanceSection';
import { BlockedSection } from './data/BlockedSection';
import { DataSection } from './data/DataSection';
import { DeletionSection } from './data/DeletionSection';
import { DecisionsSection } from './decisions/DecisionsSection';
import { messages } from './messages';
import { NotificationsSection } from './NotificationsSection';
import { ProfileSection } from './profile/ProfileSection';
import { SecuritySection } from './SecuritySection';
import { SellerSection } from './SellerSection';
import { useNamedSection } from '../shared/page/useNamedSection';
import { paths } from '../shared/paths';
import { above } from '../shared/page/screenWidths';

export const AccountScreen = observer(function AccountScreen() {
  const { profile, status } = useSession();
  if (status === 'signed-out') return <AccountGate />;
  if (profile === null) return <Loader />;
  return (
    <PageSection as="div">
      <PageTitle>{messages.title}</PageTitle>
      <Header>
        <h1>{messages.title}</h1>
        <p>{messages.lead}</p>
        <p className="ways">
          <Link to={paths.profile(profile.uid)}>{messages.publicPage}</Link>
          <Link to={paths.myListings}>{messages.listings}</Link>
        </p>
      </Header>
      <Columns>
        <AccountIndex />
        <Suspense fallback={<Loader />}>
          <Sections key={profile.uid} />
        </Suspense>
      </Columns>
    </PageSection>
  );
});

function Sections() {
  useNamedSection();
  return (
    <div className="sections">
      <ProfileSection />
      <SecuritySection />
      <SellerSection />
      <NotificationsSection />
      <AppearanceSection />
      <BlockedSection />
      <DecisionsSection />
      <DataSection />
      <DeletionSection />
    </div>
  );
}

const Header = styled.header({
  padding: `${PAGE_TOP} 0 20px`,
  h1: { margin: 0, font: 'var(--mb-font-h1)', letterSpacing: '-0.02em' },
  p: { margin: '10px 0 0', fontSize: '1.0625rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: '4px 0 0' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'var(--mb-palette-primary-main)',
  },
});

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBottom: 32,
  '.sections': { display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 },
  [above(960)]: { gridTemplateColumns: '240px minmax(0, 820px)', columnGap: 48 },
});
