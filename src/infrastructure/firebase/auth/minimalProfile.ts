import type { User } from 'firebase/auth';
import { fallbackDisplayName, type UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import { trimmedText } from '../../../domain/shared/trimmedText';

type Identity = Pick<User, 'uid' | 'phoneNumber' | 'email' | 'emailVerified' | 'displayName'>;

/**
 * The profile of a person whose account has not been read or stored yet (specification §3, §4). It has no address that is not
 * confirmed, and no portrait: one at Google would tell Google who looks at it.
 */
export function minimalProfile(
  { uid, phoneNumber, email, emailVerified, displayName }: Identity,
  now: Instant,
): UserProfile {
  const name = trimmedText(displayName ?? '');
  return {
    uid,
    phoneNumber,
    displayName: name === '' ? fallbackDisplayName(uid) : name,
    email: emailVerified ? email : null,
    photoURL: null,
    createdAt: now,
    updatedAt: now,
    freeListingsCount: 0,
    role: 'user',
  };
}
