import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { DealCountsViewModel } from '../../reviews/DealCountsViewModel';
import { PersonDeals } from '../../reviews/PersonDeals';
import type { PersonReviewsViewModel } from '../../reviews/PersonReviewsViewModel';
import { ProfileRating } from '../../reviews/ProfileRating';
import { formatMonth } from '../../shared/format/formatDate';
import { PageSection } from '../../shared/page/PageSection';
import { below } from '../../shared/page/screenWidths';
import { placeText } from '../../shared/places/placeText';
import { paths } from '../../shared/paths';
import { Portrait } from './Portrait';
import { ProfileActions } from './ProfileActions';
import { kindMessages, publicProfileMessages as messages } from './messages';

interface ProfileHeadingProps {
  readonly profile: PublicProfile;
  readonly deals: DealCountsViewModel;
  readonly reviews: PersonReviewsViewModel;
  readonly isOwn: boolean;
}

export function ProfileHeading({ profile, deals, reviews, isOwn }: ProfileHeadingProps) {
  const { about, displayName, kind, memberSince, photoURL, place, uid } = profile;
  return (
    <PageSection>
      <Card>
        <div className="portrait">
          <Portrait name={displayName} photoURL={photoURL} size={112} />
        </div>
        <div className="who">
          <div className="name">
            <h1>{displayName}</h1>
            <ProfileRating viewModel={reviews} />
          </div>
          <ul>
            <li className="kind">{kindMessages[kind]}</li>
            <li>{messages.memberSince(formatMonth(memberSince))}</li>
            {place !== null && <li>{placeText(place)}</li>}
            <PersonDeals uid={uid} viewModel={deals} />
          </ul>
          {about !== '' && <p className="about">{about}</p>}
          {!isOwn && <ProfileActions profile={profile} />}
          {isOwn && (
            <div className="own">
              <p>{messages.own}</p>
              <Button component={Link} to={paths.accountProfile} variant="outlined">
                {messages.edit}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </PageSection>
  );
}

const Card = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(16px, 3vw, 32px)',
  padding: 'clamp(18px, 3.4vw, 36px)',
  borderRadius: 28,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  '.who': { display: 'flex', flexDirection: 'column', gap: 14, flex: '1 1 260px', minWidth: 0 },
  h1: { margin: 0, font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
  '.name': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 20px',
  },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 18px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: 1.5,
    color: 'var(--mb-palette-text-secondary)',
    // Two lines, so that the numbers of sales and purchases, which come later, move nothing.
    [below(600)]: { minHeight: 'calc(3em + 6px)', alignContent: 'flex-start' },
  },
  '.kind': { fontWeight: 650, color: 'var(--mb-palette-text-primary)' },
  '.about': { margin: 0, maxWidth: '65ch', lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '.actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginInlineStart: -14,
    color: 'var(--mb-palette-text-secondary)',
  },
  '.own': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '.own p': { margin: 0, color: 'var(--mb-palette-text-secondary)' },
  // The name beside a smaller portrait, everything else below both. The rating has its line before it is there.
  [below(600)]: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '14px 16px',
    '.portrait': { zoom: 72 / 112 },
    '.who, .name': { display: 'contents' },
    '.who > *, .name > p': { gridColumn: '1 / -1' },
    h1: { fontSize: '1.5rem' },
  },
});
