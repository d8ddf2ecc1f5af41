import type { UserProfile } from '../../domain/account/UserProfile';
import { token } from '../shared/token';

/** What this browser remembers of who is signed in. */
export interface CachedProfile {
  readonly profile: UserProfile;
  /** Nothing has been read yet: this is what signing in told. */
  readonly isProvisional: boolean;
}

/** Keeps it from one visit to the next. A browser that refuses remembers it as long as the page stands. */
export interface ProfileCache {
  current(): CachedProfile | null;
  /** Null: nobody is signed in any more. */
  save(known: CachedProfile | null): void;
}
export const ProfileCache = token<ProfileCache>('ProfileCache');
