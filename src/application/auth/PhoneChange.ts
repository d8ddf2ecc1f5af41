import type { CodeSender } from './CodeSender';
import { token } from '../shared/token';

/** Changes the phone number that the person signed in signs in with; the number of another account is refused. */
export interface PhoneChange extends CodeSender {
  readonly purpose: 'phone-change';
}
export const PhoneChange = token<PhoneChange>('PhoneChange');
