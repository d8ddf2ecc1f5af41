import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import type { DealKind } from '../../../domain/listings/dealKind';
import { showWhole } from '../../shared/page/showWhole';
import { messages, openings, quickReplies } from '../messages';

interface QuickRepliesProps {
  readonly deal: DealKind;
  readonly isSeller: boolean;
  /** The person has not written in this conversation yet. */
  readonly isFirst: boolean;
  readonly onChoose: (reply: string) => void;
}

/** Suggested replies; a click puts one into the message field. */
export function QuickReplies({ deal, isSeller, isFirst, onChoose }: QuickRepliesProps) {
  const first = isSeller ? quickReplies.firstOfSeller : openings[deal];
  const replies = isFirst ? first : quickReplies[isSeller ? 'seller' : 'buyer'];
  return (
    <Row role="group" onFocus={showWhole} aria-label={messages.quickReplies}>
      {replies.map((reply) => (
        <Chip key={reply} label={reply} variant="outlined" onClick={() => onChoose(reply)} />
      ))}
    </Row>
  );
}

const Row = styled.div({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: '3px',
  scrollbarWidth: 'none',
  '.MuiChip-root': { flex: 'none' },
});
