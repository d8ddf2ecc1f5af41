import type { Instant } from '../shared/Instant';

/** `users/{uid}` (specification §3). Private: others see `SellerCard`. */
export interface UserProfile {
  readonly uid: string;
  readonly phoneNumber: string | null;
  readonly displayName: string;
  readonly email: string | null;
  readonly photoURL: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly freeListingsCount: number;
  /** Anything but `admin` and `super_admin` is an ordinary user. */
  readonly role: string;
}

export function isAdmin(profile: Pick<UserProfile, 'role'> | null): boolean {
  return profile?.role === 'admin' || profile?.role === 'super_admin';
}

/** The name shown when a person has given none (specification §3). */
export function fallbackDisplayName(uid: string): string {
  return `Utilisateur ${uid.slice(0, 5)}`;
}

/** The name that a person goes by; empty if they have given none. */
export function chosenName(uid: string, displayName: string): string {
  return displayName === fallbackDisplayName(uid) ? '' : displayName;
}

/** The name of a deleted account where its messages stay. */
export const DELETED_PERSON = 'Compte supprimé';
