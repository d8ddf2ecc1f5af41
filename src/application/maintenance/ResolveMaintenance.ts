import { openConfiguration, type AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { AppConfigurationRepository, ConfigurationFailure } from './AppConfigurationRepository';
import type { MaintenanceMemory } from './MaintenanceMemory';

export interface MaintenanceState {
  readonly configuration: AppConfiguration;
  /** `nothing`: it is not known yet; `browser`: as this browser last read it; `backend`: as it is stored; otherwise, why it cannot be read. */
  readonly source: 'nothing' | 'browser' | 'backend' | { readonly failure: ConfigurationFailure };
}

/** The role of the person at the browser. `unknown`: it is not known yet whether anybody is signed in. */
export type VisitorRole = 'unknown' | 'admin' | 'other';

/**
 * `awaited`: nothing is known yet, so nothing is shown. `open`: there is no maintenance. `entered`: an admin has passed it by the override. `undecided`: the override is set, but it counts
 * for admins only and the role is not known yet.
 */
export type SiteAccess = 'awaited' | 'open' | 'closed' | 'entered' | 'undecided';

/** Decides whether the site is open, closed, or entered by an override (specification §3, §4). */
export class ResolveMaintenance {
  readonly #configurations: AppConfigurationRepository;
  readonly #memory: MaintenanceMemory;

  constructor(configurations: AppConfigurationRepository, memory: MaintenanceMemory) {
    this.#configurations = configurations;
    this.#memory = memory;
  }

  /** The state until the backend answers. Only a browser that remembers nothing waits for a configuration stored elsewhere. */
  get initial(): MaintenanceState {
    const lastKnown = this.#memory.lastKnown();
    const source = lastKnown === null && this.#configurations.isRemote ? 'nothing' : 'browser';
    return { configuration: lastKnown ?? openConfiguration, source };
  }

  /** Emits the state whenever the backend answers, and stores each configuration that was read for the next visit. */
  execute(listener: (state: MaintenanceState) => void): Unsubscribe {
    return this.#configurations.subscribe((read) => {
      if (!read.ok) return listener(this.#unreadable(read.failure));
      const configuration = read.value ?? openConfiguration;
      this.#memory.remember(configuration);
      listener({ configuration, source: 'backend' });
    });
  }

  /** The override is stored in the browser and counts for admins only: others who use this browser stay outside. */
  access({ configuration, source }: MaintenanceState, hasOverride: boolean, role: VisitorRole): SiteAccess {
    if (source === 'nothing') return 'awaited';
    if (!configuration.maintenance) return 'open';
    if (!hasOverride || role === 'other') return 'closed';
    return role === 'admin' ? 'entered' : 'undecided';
  }

  hasOverride(): boolean {
    return this.#memory.hasOverride();
  }

  setOverride(isOn: boolean): void {
    this.#memory.setOverride(isOn);
  }

  /** An unreadable configuration means maintenance (specification §4), unless the server only fails to answer and a former one is known. */
  #unreadable(failure: ConfigurationFailure): MaintenanceState {
    const lastKnown = this.#memory.lastKnown();
    if (failure === 'offline' && lastKnown !== null) return { configuration: lastKnown, source: 'browser' };
    return { configuration: { ...(lastKnown ?? openConfiguration), maintenance: true }, source: { failure } };
  }
}
