import { ResolveMaintenance } from '../../../src/application/maintenance/ResolveMaintenance';
import type { MaintenanceMemory } from '../../../src/application/maintenance/MaintenanceMemory';
import { MaintenanceViewModel } from '../../../src/presentation/maintenance/MaintenanceViewModel';

/** A browser that remembers nothing of a maintenance, with what a test wants otherwise. */
export function aMaintenanceMemory(changes: Partial<MaintenanceMemory> = {}): MaintenanceMemory {
  return {
    lastKnown: () => null,
    remember: () => undefined,
    hasOverride: () => false,
    setOverride: () => undefined,
    ...changes,
  };
}

/** A site that nobody has closed. */
export function anOpenSite(): MaintenanceViewModel {
  const memory = aMaintenanceMemory();
  return new MaintenanceViewModel(
    new ResolveMaintenance(
      { subscribe: () => () => undefined, change: () => Promise.reject(new Error('Nobody is here')) },
      memory,
    ),
  );
}
