import Alert from '@mui/material/Alert';
import type { RequestPhoneCodeFailure } from '../../application/auth/RequestPhoneCode';
import { identityFailureMessages } from './settings/identityMessages';

/** A failure that belongs to no field. */
export function FailureText({ failure }: { readonly failure: RequestPhoneCodeFailure | null }) {
  return failure === null ? null : <Alert severity="error">{identityFailureMessages[failure]}</Alert>;
}
