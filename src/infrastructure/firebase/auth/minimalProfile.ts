import type { User } from 'firebase/auth';
import { fallbackDisplayName, type UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';

type Identity = Pick<User, 'uid' | 'phoneNumber' | 'email' | 'displayName' | 'photoURL'>;

/** The profile of a person whose account has not been read or stored yet (specification §3, §4). */
export function minimalProfile(
  { uid, phoneNumber, email, displayName, photoURL }: Identity,
  now: Instant,
): UserProfile {
  const name = displayName?.trim() ?? '';
  return {
    uid,
    phoneNumber,
    displayName: name === '' ? fallbackDisplayName(uid) : name,
    email,
    photoURL: photoURL?.startsWith('https://') === true ? photoURL : null,
    createdAt: now,
    updatedAt: now,
    freeListingsCount: 0,
    role: 'user',
  };
}
