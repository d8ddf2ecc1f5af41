import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const wholeBrowser = {
  get current(): Storage {
    return localStorage;
  },
};

/** A text kept in a storage of the browser; where that is refused or full, for as long as this tab. */
export class StoredText {
  readonly #key: string;
  readonly #place: { readonly current: Storage };
  /** What it did not take. */
  #unsaved: { readonly text: string | null } | null = null;

  constructor(key: string, place = wholeBrowser) {
    this.#key = key;
    this.#place = place;
  }

  read(): string | null {
    if (this.#unsaved !== null) return this.#unsaved.text;
    try {
      return this.#place.current.getItem(this.#key);
    } catch {
      return null;
    }
  }

  write(text: string | null): void {
    try {
      if (text === null) this.#place.current.removeItem(this.#key);
      else this.#place.current.setItem(this.#key, text);
      this.#unsaved = null;
    } catch {
      this.#unsaved = { text };
    }
  }

  /** Calls back when another tab changes it. */
  watch(listener: () => void): Unsubscribe {
    const hear = ({ key }: StorageEvent): void => {
      // No key: all was cleared.
      if (key === this.#key || key === null) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }
}
