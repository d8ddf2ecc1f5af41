import { fallbackDisplayName, type UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import { demoPeople } from './demoPeople';

/** The profile of a person who has none stored: that of a demo person, or the minimal one. */
export function startingProfile(uid: string, now: Instant): UserProfile {
  const known = demoPeople.find((person) => person.uid === uid);
  return {
    uid,
    phoneNumber: null,
    email: null,
    photoURL: null,
    displayName: known?.displayName ?? fallbackDisplayName(uid),
    createdAt: known?.createdAt ?? now,
    updatedAt: known?.createdAt ?? now,
    freeListingsCount: known?.freeListingsCount ?? 0,
    role: known?.role ?? 'user',
  };
}
