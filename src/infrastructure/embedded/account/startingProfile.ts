import { fallbackDisplayName, type UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import { demoPeople } from './demoPeople';

/** What is known of a person before anything is stored: a demo person's profile, or else the minimal one. */
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
