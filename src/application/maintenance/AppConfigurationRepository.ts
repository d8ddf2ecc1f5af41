import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Why the configuration cannot be read; `malformed`: the stored document is not a configuration. */
export type ConfigurationFailure = BackendFailure | 'malformed';

export type ReadConfiguration = Result<AppConfiguration | null, ConfigurationFailure>;

export interface AppConfigurationRepository {
  /** Whether it is stored outside this browser: then a browser that remembers no configuration has to ask before it shows the site. */
  readonly isRemote: boolean;
  /**
   * Emits the configuration (`null`: there is none) as soon as known and at every change, in all tabs. After a
   * failure it retries, and emits the configuration once it can be read.
   */
  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe;
  /** Changes the given fields in one step and leaves the others. For admins; `denied` for others. */
  change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>>;
}
export const AppConfigurationRepository = token<AppConfigurationRepository>('AppConfigurationRepository');
