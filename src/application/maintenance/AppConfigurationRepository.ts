import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Why the configuration cannot be read; `malformed`: what is stored is none. */
export type ConfigurationFailure = BackendFailure | 'malformed';

export type ReadConfiguration = Result<AppConfiguration | null, ConfigurationFailure>;

export interface AppConfigurationRepository {
  /**
   * Tells the configuration (null: none has been made) as soon as known and at every change, in all tabs. After a failure it goes on
   * trying, and tells when it can be read again.
   */
  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe;
  /** Changes what is named and leaves the rest as it stands, in one step. For admins; others are `denied`. */
  change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>>;
}
export const AppConfigurationRepository = token<AppConfigurationRepository>('AppConfigurationRepository');
