import { ResolveMaintenance } from '../../../src/application/maintenance/ResolveMaintenance';
import { MaintenanceViewModel } from '../../../src/presentation/maintenance/MaintenanceViewModel';
import { InMemoryMaintenanceMemory } from '../inMemory/maintenance/InMemoryMaintenanceMemory';

/** A site that nobody has closed. */
export function anOpenSite(): MaintenanceViewModel {
  const memory = new InMemoryMaintenanceMemory();
  return new MaintenanceViewModel(
    new ResolveMaintenance(
      { isRemote: false, subscribe: () => () => undefined, change: () => Promise.reject(new Error('Nobody is here')) },
      memory,
    ),
  );
}
