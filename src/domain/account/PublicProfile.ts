import type { Instant } from '../shared/Instant';
import type { ResponseRate } from './ResponseRate';

/** What everyone may know of a person. Telephone, e-mail and role are not part of it. */
export interface PublicProfile {
  readonly uid: string;
  readonly displayName: string;
  /** An address, or the name of a photo of this site: see `profilePhoto`. */
  readonly photoURL: string | null;
  readonly memberSince: Instant;
  /** A short text about themselves; may be empty. */
  readonly about: string;
  readonly place: ProfilePlace | null;
  readonly kind: 'private' | 'professional';
  /** Null: nothing has been asked of them yet. */
  readonly answers: ResponseRate | null;
}

/** The commune that a person names as theirs. */
export interface ProfilePlace {
  readonly communeName: string;
  readonly postalCode: string;
}

/** What a person may change of it. */
export type ProfileChanges = Partial<Omit<PublicProfile, 'uid' | 'memberSince'>>;
