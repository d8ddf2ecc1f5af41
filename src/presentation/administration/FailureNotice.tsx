import type { BackendFailure } from '../../application/shared/BackendFailure';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { readFailures, administrationMessages as messages } from './messages';

interface FailureNoticeProps {
  readonly failure: BackendFailure;
  readonly onRetry: () => void;
}

/** What could not be read, with a retry. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ my: 2, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {readFailures[failure]}
    </Alert>
  );
}
