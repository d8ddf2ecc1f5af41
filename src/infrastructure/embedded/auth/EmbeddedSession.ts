import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { Emitter } from '../database/Emitter';

const KEY = 'mbz_session';

/** `localStorage` or, after `keepInThisTab`, `sessionStorage`; `current` throws where storage is refused. */
export interface SessionStorage {
  readonly current: Storage;
  keepInThisTab(): void;
}

/** Who is signed in: the same person in all tabs, unless this tab has its own person or storage is refused. */
export class EmbeddedSession {
  readonly #storage: SessionStorage;
  readonly #listeners = new Emitter<void>();
  #uid: string | null;

  constructor(storage: SessionStorage) {
    this.#storage = storage;
    this.#uid = this.#stored();
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#setCurrent(this.#stored());
    });
  }

  get uid(): string | null {
    return this.#uid;
  }

  change(uid: string | null): void {
    this.#store(uid);
    this.#setCurrent(uid);
  }

  /** Other tabs are not affected, and their changes no longer affect this tab. */
  changeInThisTab(uid: string): void {
    this.#storage.keepInThisTab();
    this.change(uid);
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  #setCurrent(uid: string | null): void {
    this.#uid = uid;
    this.#listeners.emit();
  }

  #stored(): string | null {
    try {
      return this.#storage.current.getItem(KEY);
    } catch {
      return null;
    }
  }

  #store(uid: string | null): void {
    try {
      if (uid === null) this.#storage.current.removeItem(KEY);
      else this.#storage.current.setItem(KEY, uid);
    } catch {
      // Refused or full: the session ends with this tab.
    }
  }
}
