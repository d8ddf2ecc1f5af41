import type { Preferences } from '../../domain/preferences/Preferences';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Preferences, each readable by its person only. */
export interface PreferencesRepository {
  /** Emits the preferences now and at every change made in any tab; `defaultPreferences` while none are stored. */
  subscribe(uid: string, listener: (preferences: BackendResult<Preferences>) => void): Unsubscribe;
  /** Stores the given parts and leaves the others. */
  change(uid: string, changes: Partial<Preferences>): Promise<BackendResult<void>>;
  /** Deletes the preferences; succeeds also when there are none. */
  remove(uid: string): Promise<BackendResult<void>>;
}
export const PreferencesRepository = token<PreferencesRepository>('PreferencesRepository');
