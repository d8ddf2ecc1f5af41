import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { FREE_LISTINGS_QUOTA } from '../../../domain/listings/lifecycle/freeListings';
import type { Restricted } from '../../../domain/shared/Restricted';
import { restrictionMessages } from '../../moderation/restrictionMessages';
import { formatDay } from '../../shared/format/formatDate';
import { Icon } from '../../shared/controls/Icon';
import { PAGE_TOP } from '../../shared/page/pageMargin';
import { paths } from '../../shared/paths';
import { myListingsMessages as messages } from './messages';

interface MyListingsHeadingProps {
  readonly quota: { readonly used: number; readonly left: number } | null;
  /** Without any listing, the list below leads to the posting of the first. */
  readonly isEmpty: boolean;
  readonly restricted: Restricted | null;
}

/** So few free listings left that it helps to read how they become more. */
const FEW_LEFT = 10;

/** The page title, and how many listings have been posted free of charge. */
export function MyListingsHeading({ quota, isEmpty, restricted }: MyListingsHeadingProps) {
  if (restricted !== null) return <RestrictedHeading restricted={restricted} />;
  return (
    <Heading>
      <div>
        <h1>{messages.title}</h1>
        <p>
          {quota !== null && messages.quota(quota.used, FREE_LISTINGS_QUOTA)}{' '}
          {quota !== null && quota.left <= FEW_LEFT && messages.quotaHint}
        </p>
      </div>
      {!isEmpty && (
        <Button
          component={Link}
          to={paths.postListing}
          variant="contained"
          size="large"
          startIcon={<Icon name="plus" size={20} />}
        >
          {messages.post}
        </Button>
      )}
    </Heading>
  );
}

/** In the place of the same lines: the listings below do not move. */
function RestrictedHeading({ restricted }: { readonly restricted: Restricted }) {
  const { closed, restricted: until } = restrictionMessages.ownListings;
  return (
    <Heading>
      <div>
        <h1>{messages.title}</h1>
        <p>{restricted.kind === 'closed' ? closed : until(formatDay(restricted.until))}</p>
      </div>
      <Button component={Link} to={paths.accountDecisions} variant="outlined" size="large">
        {restrictionMessages.contest}
      </Button>
    </Heading>
  );
}

const Heading = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  padding: `${PAGE_TOP} 0 16px`,
  h1: { margin: 0, font: 'var(--mb-font-h1)', letterSpacing: '-0.02em' },
  // The line has its room before the account is read.
  p: {
    margin: '8px 0 0',
    maxWidth: '62ch',
    minHeight: '1.5em',
    lineHeight: 1.5,
    color: 'var(--mb-palette-text-secondary)',
  },
});
