import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Notice } from '../../shared/notices/FailureNotice';
import { myListingsMessages as messages } from './messages';

/** Says that something beside the listings could not be loaded, and offers to retry. */
export function RetryNotice({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <Line role="status">
      <p>{text}</p>
      <Button variant="outlined" onClick={onRetry}>
        {messages.readAgain}
      </Button>
    </Line>
  );
}

/** A line of text with its button. */
export const Line = styled(Notice)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 16px',
});
