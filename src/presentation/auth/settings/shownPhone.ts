import { PhoneNumber } from '../../../domain/auth/PhoneNumber';

/** A stored number as one reads it. */
export function shownPhone(phoneNumber: string): string {
  const phone = PhoneNumber.parse(phoneNumber);
  return phone.ok ? phone.value.shown : phoneNumber;
}
