import { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';

/** A number that nobody has been given. */
export function aNewPhone(): PhoneNumber {
  const [digits = 0] = crypto.getRandomValues(new Uint32Array(1));
  const phone = PhoneNumber.parse(`07${String(digits % 100_000_000).padStart(8, '0')}`);
  if (!phone.ok) throw new Error(phone.failure);
  return phone.value;
}
