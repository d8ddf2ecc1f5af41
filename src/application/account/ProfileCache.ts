import type { UserProfile } from '../../domain/account/UserProfile';
import { token } from '../shared/token';

/** What this browser remembers of who is signed in. */
export interface KnownProfile {
  readonly profile: UserProfile;
  /** Nothing has been read yet: this is what signing in told. */
  readonly isProvisional: boolean;
}

/** Keeps it from one visit to the next. A browser that refuses remembers it as long as the page stands. */
export interface ProfileCache {
  current(): KnownProfile | null;
  /** Null: nobody is signed in any more. */
  keep(known: KnownProfile | null): void;
}
export const ProfileCache = token<ProfileCache>('ProfileCache');
