import type { MaintenanceMemory } from '../../../../src/application/maintenance/MaintenanceMemory';
import type { AppConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';

export class InMemoryMaintenanceMemory implements MaintenanceMemory {
  #lastKnown: AppConfiguration | null;
  #hasOverride: boolean;

  constructor(lastKnown: AppConfiguration | null = null, hasOverride = false) {
    this.#lastKnown = lastKnown;
    this.#hasOverride = hasOverride;
  }

  lastKnown(): AppConfiguration | null {
    return this.#lastKnown;
  }

  remember(configuration: AppConfiguration): void {
    this.#lastKnown = configuration;
  }

  hasOverride(): boolean {
    return this.#hasOverride;
  }

  setOverride(isOn: boolean): void {
    this.#hasOverride = isOn;
  }
}
