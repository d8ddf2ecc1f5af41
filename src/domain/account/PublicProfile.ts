import type { Instant } from '../shared/Instant';

/** What everyone may know of a person. Phone number, e-mail address and role are not part of it. */
export interface PublicProfile {
  readonly uid: string;
  readonly displayName: string;
  /** A URL, or the id of a photo of this site: see `profilePhoto`. */
  readonly photoURL: string | null;
  readonly memberSince: Instant;
  /** May be empty. */
  readonly about: string;
  readonly place: ProfilePlace | null;
  readonly kind: 'private' | 'professional';
}

/** The commune that a person names as theirs. */
export interface ProfilePlace {
  readonly communeName: string;
  readonly postalCode: string;
}

/** The fields that a person may change. */
export type ProfileChanges = Partial<Omit<PublicProfile, 'uid' | 'memberSince'>>;
