import type { Preferences } from '../../domain/preferences/Preferences';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The choices of people, each readable by its person only. */
export interface PreferencesRepository {
  /** Tells them now and at every change, in whichever tab it is made; `defaultPreferences` while nothing has been chosen. */
  subscribe(uid: string, listener: (preferences: BackendResult<Preferences>) => void): Unsubscribe;
  /** Stores the changed part and leaves the other. */
  change(uid: string, changes: Partial<Preferences>): Promise<BackendResult<void>>;
  /** Forgets them all; it succeeds also when there are none. */
  remove(uid: string): Promise<BackendResult<void>>;
}
export const PreferencesRepository = token<PreferencesRepository>('PreferencesRepository');
