import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/**
 * Where a profile comes from. `awaited`: this visit began signed in, nothing is known but what signing in told, and nothing is shown
 * until the profile has been read; `provisional`: the same, of someone who has just signed in; `kept`: from the last visit;
 * `stored`: as it stands in the database; `fallback`: it could not be read.
 */
export type ProfileSource = 'awaited' | 'provisional' | 'cached' | 'stored' | 'fallback';

/** Without a standing it is `stored`. */
export type SessionListener = (profile: UserProfile | null, standing?: ProfileSource) => void;

/** Who uses the site, with their profile. */
export interface Session {
  /** Tells it as soon as known, and at every change. */
  subscribe(listener: SessionListener): Unsubscribe;
  signOut(): Promise<BackendResult<void>>;
}
export const Session = token<Session>('Session');
