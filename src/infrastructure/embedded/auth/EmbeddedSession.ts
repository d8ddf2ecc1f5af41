import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { Emitter } from '../database/Emitter';

const KEY = 'mbz_session';

/** The browser's storage, for all its tabs, or that of this tab once it has a person of its own; `current` throws where it is refused. */
export interface SessionPlace {
  readonly current: Storage;
  keepInThisTab(): void;
}

/** Who is signed in in this browser, the same in all its tabs; in this tab only where it has a person of its own, or storage is refused. */
export class EmbeddedSession {
  readonly #place: SessionPlace;
  readonly #listeners = new Emitter<void>();
  #uid: string | null;

  constructor(place: SessionPlace) {
    this.#place = place;
    this.#uid = this.#stored();
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#become(this.#stored());
    });
  }

  get uid(): string | null {
    return this.#uid;
  }

  change(uid: string | null): void {
    this.#store(uid);
    this.#become(uid);
  }

  /** Other tabs keep who they have; this one no longer hears of them. */
  changeInThisTab(uid: string): void {
    this.#place.keepInThisTab();
    this.change(uid);
  }

  watch(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }

  #become(uid: string | null): void {
    this.#uid = uid;
    this.#listeners.tell();
  }

  #stored(): string | null {
    try {
      return this.#place.current.getItem(KEY);
    } catch {
      return null;
    }
  }

  #store(uid: string | null): void {
    try {
      if (uid === null) this.#place.current.removeItem(KEY);
      else this.#place.current.setItem(KEY, uid);
    } catch {
      // Refused or full: the session lasts as long as this tab.
    }
  }
}
