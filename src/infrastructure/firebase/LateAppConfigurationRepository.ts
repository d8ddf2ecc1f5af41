import type { AppConfigurationRepository, ReadConfiguration } from '../../application/maintenance/AppConfigurationRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { failure, type Result } from '../../domain/shared/Result';
import { lateResult } from './lateResult';
import { lateTelling, type Late } from './lateTelling';

/** Stands in for the configuration until Firebase has come: the first page does not wait for it. */
export class LateAppConfigurationRepository implements AppConfigurationRepository {
  readonly #late: Late<AppConfigurationRepository>;

  constructor(late: Late<AppConfigurationRepository>) {
    this.#late = late;
  }

  watch(listener: (read: ReadConfiguration) => void): Unsubscribe {
    return lateTelling(this.#late, (configurations) => configurations.watch(listener), () => listener(failure('offline')));
  }

  change(changes: Partial<AppConfiguration>): Promise<Result<void, BackendFailure>> {
    return lateResult(this.#late, (configurations) => configurations.change(changes));
  }
}
