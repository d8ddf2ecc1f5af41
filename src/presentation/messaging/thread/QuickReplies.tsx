import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { appointmentStatuses } from '../../../domain/messaging/appointmentStatuses';
import { fadedSides, markHiddenSides, showWhole } from '../../shared/page/sidewaysRow';
import { messages, openings, quickReplies } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';

interface QuickRepliesProps {
  readonly thread: ThreadViewModel;
  readonly onChoose: (reply: string) => void;
}

/**
 * Suggested replies for the first talk, none once an offer is accepted, or an appointment proposed that still holds; a click puts one into
 * the message field.
 */
export const QuickReplies = observer(function QuickReplies({ thread, onChoose }: QuickRepliesProps) {
  const row = useRef<HTMLDivElement>(null);
  const replies = thread.listing === null || isUnderWay(thread) ? [] : repliesFor(thread);
  const all = replies.join();
  useEffect(() => {
    if (row.current === null) return undefined;
    const { current } = row;
    // Its width changes some frames after that of the window, where the list of conversations comes or goes.
    const observer = new ResizeObserver(() => markHiddenSides(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [all]);
  if (replies.length === 0) return null;
  return (
    <Row
      ref={row}
      role="group"
      onFocus={showWhole}
      onScroll={(event) => markHiddenSides(event.currentTarget)}
      aria-label={messages.quickReplies}
    >
      {replies.map((reply) => (
        <Chip key={reply} label={reply} variant="outlined" onClick={() => onChoose(reply)} />
      ))}
    </Row>
  );
});

function isUnderWay({ agreedEuros, exchanged }: ThreadViewModel): boolean {
  const appointments = [...appointmentStatuses(exchanged).values()];
  return agreedEuros !== null || appointments.includes('pending') || appointments.includes('accepted');
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
  ...fadedSides,
  // Whole: a row that scrolls has room for the longest.
  '.MuiChip-root': { flex: 'none', maxWidth: 'none' },
});
