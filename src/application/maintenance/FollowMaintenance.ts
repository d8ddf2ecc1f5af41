import { openConfiguration, type AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { AppConfigurationRepository, ConfigurationFailure } from './AppConfigurationRepository';
import type { MaintenanceMemory } from './MaintenanceMemory';

export interface MaintenanceState {
  readonly configuration: AppConfiguration;
  /** `browser`: as this browser knew it last; `backend`: as it is; else why it cannot be read. */
  readonly source: 'browser' | 'backend' | { readonly failure: ConfigurationFailure };
}

/** Follows whether the site is in maintenance, and keeps what it was for the next visit. */
export class FollowMaintenance {
  readonly #configurations: AppConfigurationRepository;
  readonly #memory: MaintenanceMemory;

  constructor(configurations: AppConfigurationRepository, memory: MaintenanceMemory) {
    this.#configurations = configurations;
    this.#memory = memory;
  }

  /** What holds until the backend has spoken: the first paint does not wait for it. */
  get beginning(): MaintenanceState {
    return { configuration: this.#memory.lastKnown() ?? openConfiguration, source: 'browser' };
  }

  execute(listener: (state: MaintenanceState) => void): Unsubscribe {
    return this.#configurations.subscribe((read) => {
      if (!read.ok) return listener(this.#withoutReading(read.failure));
      const configuration = read.value ?? openConfiguration;
      this.#memory.remember(configuration);
      listener({ configuration, source: 'backend' });
    });
  }

  /**
   * Who cannot read the configuration assumes maintenance (specification §4). A server that merely does not answer leaves
   * standing what this browser knew last, if it ever knew.
   */
  #withoutReading(failure: ConfigurationFailure): MaintenanceState {
    const lastKnown = this.#memory.lastKnown();
    if (failure === 'offline' && lastKnown !== null) return { configuration: lastKnown, source: 'browser' };
    return { configuration: { ...(lastKnown ?? openConfiguration), maintenance: true }, source: { failure } };
  }
}
