import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { showWhole } from '../../shared/page/showWhole';
import { messages, quickReplies } from '../messages';

interface QuickRepliesProps {
  readonly isSeller: boolean;
  /** The person has not written in this conversation yet. */
  readonly isFirst: boolean;
  readonly onChoose: (reply: string) => void;
}

/** Suggested replies; a click puts one into the message field. */
export function QuickReplies({ isSeller, isFirst, onChoose }: QuickRepliesProps) {
  return (
    <Row role="group" onFocus={showWhole} aria-label={messages.quickReplies}>
      {quickReplies[isSeller ? 'seller' : 'buyer'][isFirst ? 'first' : 'afterwards'].map((reply) => (
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
