import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../../src/application/maintenance/AppConfigurationRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { openConfiguration, type AppConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../../src/domain/shared/Result';
import { InMemoryEmitter } from '../InMemoryEmitter';

/** What all repositories of one site share; `null`: nothing has been read yet. */
export class InMemoryConfiguration {
  readonly emitter = new InMemoryEmitter();
  #read: ReadConfiguration | null;

  constructor(read: ReadConfiguration | null = success(null)) {
    this.#read = read;
  }

  get read(): ReadConfiguration | null {
    return this.#read;
  }

  set(read: ReadConfiguration): void {
    this.#read = read;
    this.emitter.emit();
  }
}

export class InMemoryAppConfigurationRepository implements AppConfigurationRepository {
  readonly isRemote: boolean;
  readonly #site: InMemoryConfiguration;
  readonly #isAdmin: boolean;

  constructor(site = new InMemoryConfiguration(), isAdmin = false, isRemote = false) {
    this.isRemote = isRemote;
    this.#site = site;
    this.#isAdmin = isAdmin;
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    return this.#site.emitter.subscribe(
      () => this.#site.read,
      (read) => read !== null && listener(read),
    );
  }

  async change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    if (!this.#isAdmin) return failure('denied');
    const { read } = this.#site;
    const before = read?.ok === false ? { ...openConfiguration, maintenance: true } : read?.value;
    this.#site.set(success({ ...(before ?? openConfiguration), ...changes }));
    return success();
  }
}
