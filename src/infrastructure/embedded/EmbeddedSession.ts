import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { Listeners } from './Listeners';

const KEY = 'mbz_session';

/** Who is signed in in this browser, the same in all its tabs; in this tab only where localStorage is refused. */
export class EmbeddedSession {
  readonly #listeners = new Listeners<void>();
  #uid: string | null = stored();

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#become(stored());
    });
  }

  get uid(): string | null {
    return this.#uid;
  }

  change(uid: string | null): void {
    store(uid);
    this.#become(uid);
  }

  watch(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }

  #become(uid: string | null): void {
    this.#uid = uid;
    this.#listeners.tell();
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, uid);
  } catch {
    // Refused or full: the session lasts as long as this tab.
  }
}
