import type { CodeSender } from './CodeSender';
import { token } from '../shared/token';

/** Confirming the code makes that phone the one by which whoever is signed in signs in; a number of another account is refused. */
export interface PhoneChange extends CodeSender {
  readonly purpose: 'phone-change';
}
export const PhoneChange = token<PhoneChange>('PhoneChange');
