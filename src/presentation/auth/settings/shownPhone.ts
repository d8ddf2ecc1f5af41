import { PhoneNumber } from '../../../domain/auth/PhoneNumber';

/** A stored number in its usual spelling. */
export function shownPhone(phoneNumber: string): string {
  const phone = PhoneNumber.parse(phoneNumber);
  return phone.ok ? phone.value.shown : phoneNumber;
}
