import Button from '@mui/material/Button';
import { Notice } from '../shared/FailureNotice';
import { myListingsMessages as messages } from './myListingsMessages';

/** Says that something beside the listings could not be read, and offers to ask again. */
export function ReadAgain({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <Notice role="status">
      <p>{text}</p>
      <Button variant="outlined" onClick={onRetry}>{messages.readAgain}</Button>
    </Notice>
  );
}
