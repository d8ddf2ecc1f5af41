import type { Preferences } from '../../domain/preferences/Preferences';
import type { Instant } from '../../domain/shared/Instant';

export interface PreferencesRecord extends Preferences {
  readonly uid: string;
  readonly updatedAt: Instant;
}
