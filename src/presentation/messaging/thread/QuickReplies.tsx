import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import { listingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { showWhole } from '../../shared/page/sidewaysRow';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { messages, openings, quickReplies } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';

interface QuickRepliesProps {
  readonly thread: ThreadViewModel;
  readonly onChoose: (reply: string) => void;
}

/** Suggested replies, none once the listing is sold, has expired or is gone; a click puts one into the message field. */
export const QuickReplies = observer(function QuickReplies({ thread, onChoose }: QuickRepliesProps) {
  const now = useViewModel(listingDisplay).now();
  if (thread.listing === null || !isOpen(thread.listing, thread.isSeller, now)) return null;
  return (
    <Row role="group" onFocus={showWhole} aria-label={messages.quickReplies}>
      {repliesFor(thread).map((reply) => (
        <Chip key={reply} label={reply} variant="outlined" onClick={() => onChoose(reply)} />
      ))}
    </Row>
  );
});

function isOpen(listing: Listing, isSeller: boolean, now: number): boolean {
  return ['online', 'reserved', 'owner-only'].includes(
    listingVisibility(listing, isSeller ? listing.ownerId : null, now),
  );
}

function repliesFor({ deal, entries, hasWritten, isSeller }: ThreadViewModel): readonly string[] {
  if (!hasWritten) return isSeller ? quickReplies.firstOfSeller : openings[deal];
  const replies = quickReplies[isSeller ? 'seller' : 'buyer'];
  const isAnswer = entries.at(-1)?.isOwn === false;
  return isAnswer ? [quickReplies.agreement, ...replies] : replies;
}

const Row = styled.div({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  // To the edges of the composer, with the room for focus rings.
  margin: '0 calc(-1 * var(--composer-margin))',
  padding: '3px 16px',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  '.MuiChip-root': { flex: 'none' },
});
