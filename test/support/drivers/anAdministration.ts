import { ReadVisitors } from '../../../src/application/analytics/ReadVisitors';
import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../src/application/maintenance/AppConfigurationRepository';
import { ResolveMaintenance } from '../../../src/application/maintenance/ResolveMaintenance';
import { PlanLaunch } from '../../../src/application/maintenance/PlanLaunch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { success } from '../../../src/domain/shared/Result';
import { MaintenanceAdministrationViewModel } from '../../../src/presentation/administration/MaintenanceAdministrationViewModel';
import { MaintenanceViewModel } from '../../../src/presentation/maintenance/MaintenanceViewModel';
import { InMemoryMaintenanceMemory } from '../inMemory/maintenance/InMemoryMaintenanceMemory';

interface Circumstances {
  readonly stored?: Partial<AppConfiguration>;
  /** What changing answers; it is stored only when that succeeds. */
  readonly answer?: BackendResult<void>;
  readonly subscribers?: BackendResult<number>;
  readonly visitors?: BackendResult<number>;
}

/** A site that is configured live, and what an admin does about it. */
export function anAdministration({
  stored = {},
  answer = success(),
  subscribers = success(0),
  visitors = success(0),
}: Circumstances = {}) {
  let configuration: AppConfiguration = { ...openConfiguration, ...stored };
  const listeners = new Set<(read: ReadConfiguration) => void>();
  const changes: Partial<AppConfiguration>[] = [];
  const repository: AppConfigurationRepository = {
    isRemote: true,
    subscribe: (listener) => {
      listeners.add(listener);
      listener(success(configuration));
      return () => listeners.delete(listener);
    },
    change: async (change) => {
      changes.push(change);
      await Promise.resolve();
      if (answer.ok) become(change);
      return answer;
    },
  };
  const become = (change: Partial<AppConfiguration>) => {
    configuration = { ...configuration, ...change };
    for (const listener of listeners) listener(success(configuration));
  };
  const memory = new InMemoryMaintenanceMemory();
  const maintenance = new MaintenanceViewModel(new ResolveMaintenance(repository, memory));
  const counter = { count: () => Promise.resolve(success()), read: () => Promise.resolve(visitors) };
  const newsletter = { count: () => Promise.resolve(subscribers) };
  const administration = new MaintenanceAdministrationViewModel(
    repository,
    new PlanLaunch(repository),
    newsletter,
    new ReadVisitors(counter, { now: () => 0 }),
  );
  return { administration, become, changes, maintenance, configuration: () => configuration };
}
