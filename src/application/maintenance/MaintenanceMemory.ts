import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { token } from '../shared/token';

/** What this browser stores about the maintenance. */
export interface MaintenanceMemory {
  /** The configuration read last; `null`: none yet. */
  lastKnown(): AppConfiguration | null;
  remember(configuration: AppConfiguration): void;
  /** Whether an admin has chosen to enter in spite of the maintenance (specification §3). */
  hasOverride(): boolean;
  setOverride(isOn: boolean): void;
}
export const MaintenanceMemory = token<MaintenanceMemory>('MaintenanceMemory');
