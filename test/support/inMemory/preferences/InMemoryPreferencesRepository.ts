import type { PreferencesRepository } from '../../../../src/application/preferences/PreferencesRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { defaultPreferences, type Preferences } from '../../../../src/domain/preferences/Preferences';
import { success } from '../../../../src/domain/shared/Result';
import { InMemoryEmitter } from '../InMemoryEmitter';

export class InMemoryPreferencesRepository implements PreferencesRepository {
  readonly #emitter = new InMemoryEmitter();
  readonly #stored = new Map<string, Preferences>();

  of(uid: string): Preferences | null {
    return this.#stored.get(uid) ?? null;
  }

  subscribe(uid: string, listener: (preferences: BackendResult<Preferences>) => void): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.of(uid) ?? defaultPreferences), listener);
  }

  async change(uid: string, changes: Partial<Preferences>): Promise<BackendResult<void>> {
    this.#stored.set(uid, { ...defaultPreferences, ...this.of(uid), ...changes });
    this.#emitter.emit();
    return success();
  }

  async remove(uid: string): Promise<BackendResult<void>> {
    this.#stored.delete(uid);
    this.#emitter.emit();
    return success();
  }
}
