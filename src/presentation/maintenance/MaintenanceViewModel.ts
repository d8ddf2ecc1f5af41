import { makeAutoObservable, observableRef } from 'mobx';
import type { ConfigurationFailure } from '../../application/maintenance/AppConfigurationRepository';
import type {
  MaintenanceState,
  ResolveMaintenance,
  SiteAccess,
  VisitorRole,
} from '../../application/maintenance/ResolveMaintenance';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';

/** Whether the site is open, and to whom. One for the whole site, started by its gate. */
export class MaintenanceViewModel {
  state: MaintenanceState;
  hasOverride: boolean;
  /** The last change of the mode since the page was opened. */
  lastSwitch: { readonly isOn: boolean } | null = null;
  readonly #resolve: ResolveMaintenance;

  constructor(resolve: ResolveMaintenance) {
    this.#resolve = resolve;
    this.state = resolve.initial;
    this.hasOverride = resolve.hasOverride();
    makeAutoObservable(this, { state: observableRef, lastSwitch: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#resolve.execute(this.show);
  }

  get configuration(): AppConfiguration {
    return this.state.configuration;
  }

  get failure(): ConfigurationFailure | null {
    const { source } = this.state;
    return typeof source === 'string' ? null : source.failure;
  }

  accessFor(role: VisitorRole): SiteAccess {
    return this.#resolve.access(this.state, this.hasOverride, role);
  }

  enter(): void {
    this.hasOverride = true;
    this.#resolve.setOverride(true);
  }

  leave(): void {
    this.hasOverride = false;
    this.#resolve.setOverride(false);
  }

  show(state: MaintenanceState): void {
    const wasOn = this.configuration.maintenance;
    const areBothRead = this.state.source === 'backend' && state.source === 'backend';
    this.state = state;
    if (areBothRead && wasOn !== state.configuration.maintenance)
      this.lastSwitch = { isOn: state.configuration.maintenance };
  }
}
