import { makeAutoObservable, observableRef } from 'mobx';
import type { ConfigurationFailure } from '../../application/maintenance/AppConfigurationRepository';
import type { FollowMaintenance, MaintenanceState } from '../../application/maintenance/FollowMaintenance';
import type { MaintenanceMemory } from '../../application/maintenance/MaintenanceMemory';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';

/** Whether the site is open, and to whom. One for the whole site, started by its gate. */
export class MaintenanceViewModel {
  state: MaintenanceState;
  hasOverride: boolean;
  /** The last change of the mode since the page was opened. */
  lastSwitch: { readonly isOn: boolean } | null = null;
  readonly #follow: FollowMaintenance;
  readonly #memory: MaintenanceMemory;

  constructor(follow: FollowMaintenance, memory: MaintenanceMemory) {
    this.#follow = follow;
    this.#memory = memory;
    this.state = follow.beginning;
    this.hasOverride = memory.hasOverride();
    makeAutoObservable(this, { state: observableRef, lastSwitch: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#follow.execute(this.show);
  }

  get configuration(): AppConfiguration {
    return this.state.configuration;
  }

  get failure(): ConfigurationFailure | null {
    const { source } = this.state;
    return typeof source === 'string' ? null : source.failure;
  }

  /** The override is stored in the browser and works for admins only: it does not let others who use this browser in. */
  isClosedTo(isAdmin: boolean): boolean {
    return this.configuration.maintenance && !(isAdmin && this.hasOverride);
  }

  enter(): void {
    this.hasOverride = true;
    this.#memory.setOverride(true);
  }

  leave(): void {
    this.hasOverride = false;
    this.#memory.setOverride(false);
  }

  show(state: MaintenanceState): void {
    const wasOn = this.configuration.maintenance;
    const isNews = this.state.source === 'backend' && state.source === 'backend';
    this.state = state;
    if (isNews && wasOn !== state.configuration.maintenance)
      this.lastSwitch = { isOn: state.configuration.maintenance };
  }
}
