import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { pillLink } from '../shared/controls/buttonLook';
import { Loader } from '../shared/controls/Loader';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import { AdministrationFrame } from './AdministrationFrame';
import { WaitingNavigation } from './desk/WaitingNavigation';
import { MaintenanceAdministration } from './MaintenanceAdministration';

/** Has a frame of its own (specification §2), since it must open while the site is closed. */
export const MaintenanceAdministrationScreen = observer(function MaintenanceAdministrationScreen() {
  const { isAdmin, isProvisional, profile, status } = useSession();
  const isAwaited = status === 'unknown' || (isProvisional && !isAdmin);
  return (
    <AdministrationFrame
      isWide
      navigation={isAdmin && <WaitingNavigation isSuperAdmin={profile?.role === 'super_admin'} />}
    >
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      {isAdmin && <MaintenanceAdministration />}
      {!isAdmin && (isAwaited ? <Loader /> : <Refusal isSignedOut={status === 'signed-out'} />)}
    </AdministrationFrame>
  );
});

/** Its sign-in is an address of the administration, which the maintenance gate lets through. */
function Refusal({ isSignedOut }: { readonly isSignedOut: boolean }) {
  return (
    <Words>
      <p>
        {messages.refused}
        {isSignedOut && ` ${messages.signedOut}`}
      </p>
      <nav>
        {isSignedOut && <SignIn to={paths.administrationMaintenanceSignIn}>{messages.signIn}</SignIn>}
        <Link to={paths.home}>{messages.site}</Link>
      </nav>
    </Words>
  );
}

const Words = styled.div({
  p: {
    margin: '0 0 24px',
    maxWidth: '58ch',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    color: 'var(--mb-palette-text-secondary)',
  },
  nav: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
});

const SignIn = styled(Link)(pillLink);
