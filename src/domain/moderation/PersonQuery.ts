import { AccountEmail } from '../auth/AccountEmail';
import type { UserProfile } from '../account/UserProfile';
import { PhoneNumber } from '../auth/PhoneNumber';

/** What an admin looks an account up by: the whole of an address, number or uid, or the beginning of a name. */
export type PersonQuery =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phoneNumber: string }
  | { readonly kind: 'name'; readonly uid: string; readonly prefixes: readonly string[] };

/** Null where nothing is typed. Names are found as they are written, or with a capital that was not typed. */
export function readPersonQuery(typed: string): PersonQuery | null {
  const text = typed.trim();
  if (text === '') return null;
  const email = AccountEmail.parse(text);
  if (email.ok) return { kind: 'email', email: email.value.value };
  const phone = PhoneNumber.parse(text);
  if (phone.ok) return { kind: 'phone', phoneNumber: phone.value.value };
  const capitalised = text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
  return { kind: 'name', uid: text, prefixes: [...new Set([text, capitalised])] };
}

export function isFoundBy(
  query: PersonQuery,
  { uid, displayName, email, phoneNumber }: Pick<UserProfile, 'uid' | 'displayName' | 'email' | 'phoneNumber'>,
): boolean {
  if (query.kind === 'email') return email === query.email;
  if (query.kind === 'phone') return phoneNumber === query.phoneNumber;
  return uid === query.uid || query.prefixes.some((prefix) => displayName.startsWith(prefix));
}

/** By name, then by uid. */
export function byName(
  one: Pick<UserProfile, 'uid' | 'displayName'>,
  other: Pick<UserProfile, 'uid' | 'displayName'>,
): number {
  return one.displayName.localeCompare(other.displayName, 'fr') || (one.uid < other.uid ? -1 : 1);
}
