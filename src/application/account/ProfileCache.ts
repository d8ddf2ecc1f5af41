import type { UserProfile } from '../../domain/account/UserProfile';
import { token } from '../shared/token';

/** The profile of the person signed in, as this browser last knew it. */
export interface CachedProfile {
  readonly profile: UserProfile;
  /** True while the stored profile has not been loaded: it is the minimal one of the identity service. */
  readonly isProvisional: boolean;
}

/** Stores the profile between visits. Without browser storage, it lasts as long as the page. */
export interface ProfileCache {
  current(): CachedProfile | null;
  /** `null`: nobody is signed in any more. */
  save(known: CachedProfile | null): void;
}
export const ProfileCache = token<ProfileCache>('ProfileCache');
