import type { MaintenanceMemory } from '../../../application/maintenance/MaintenanceMemory';
import { isAppConfiguration, type AppConfiguration } from '../../../domain/maintenance/AppConfiguration';
import { StoredText } from './StoredText';

const OVERRIDDEN = 'yes';

export class LocalStorageMaintenanceMemory implements MaintenanceMemory {
  readonly #configuration = new StoredText('mbz_app_config');
  readonly #override = new StoredText('mbz_maintenance_override');

  lastKnown(): AppConfiguration | null {
    try {
      const value: unknown = JSON.parse(this.#configuration.read() ?? 'null');
      return isAppConfiguration(value) ? value : null;
    } catch {
      return null;
    }
  }

  remember(configuration: AppConfiguration): void {
    this.#configuration.write(JSON.stringify(configuration));
  }

  hasOverride(): boolean {
    return this.#override.read() === OVERRIDDEN;
  }

  setOverride(isOverridden: boolean): void {
    this.#override.write(isOverridden ? OVERRIDDEN : null);
  }
}
