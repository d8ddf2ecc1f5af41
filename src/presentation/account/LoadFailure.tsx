import Button from '@mui/material/Button';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { Notice } from '../shared/notices/FailureNotice';
import { loadFailureMessages, messages } from './messages';

/** A failure of a section of the account, with a retry button. */
export function LoadFailure({ failure, onRetry }: { readonly failure: BackendFailure; readonly onRetry: () => void }) {
  return (
    <Notice role="alert">
      <p>{loadFailureMessages[failure]}</p>
      <Button variant="outlined" onClick={onRetry}>
        {messages.retry}
      </Button>
    </Notice>
  );
}
