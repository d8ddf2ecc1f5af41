import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/**
 * Where a profile comes from. `awaited`: the visit began signed in, only the identity service’s data is known, and nothing is shown
 * until the profile has been loaded; `provisional`: the same data, of a person who has just signed in; `cached`: from the last visit;
 * `stored`: from the database; `fallback`: it could not be loaded.
 */
export type ProfileSource = 'awaited' | 'provisional' | 'cached' | 'stored' | 'fallback';

export interface SourcedProfile {
  readonly profile: UserProfile;
  readonly source: ProfileSource;
}

/** `null`: nobody is signed in. Without a source, it is `stored`. */
export type SessionListener = (profile: UserProfile | null, source?: ProfileSource) => void;

/** Who uses the site, with their profile. */
export interface Session {
  /** Emits as soon as it is known, and at every change. */
  subscribe(listener: SessionListener): Unsubscribe;
  signOut(): Promise<BackendResult<void>>;
}
export const Session = token<Session>('Session');
