import Button from '@mui/material/Button';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { Notice } from '../shared/notices/FailureNotice';
import { loadFailureMessages, messages } from './messages';

/** Says why a part of the account cannot be shown, and offers to try again. */
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
