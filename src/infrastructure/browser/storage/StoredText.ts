import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const localStorageOfBrowser = {
  get current(): Storage {
    return localStorage;
  },
};

/** A text in a storage of the browser; in memory where that is refused or full. */
export class StoredText {
  readonly #key: string;
  readonly #storage: { readonly current: Storage };
  /** The text that could not be stored. */
  #unsaved: { readonly text: string | null } | null = null;

  constructor(key: string, storage = localStorageOfBrowser) {
    this.#key = key;
    this.#storage = storage;
  }

  read(): string | null {
    if (this.#unsaved !== null) return this.#unsaved.text;
    try {
      return this.#storage.current.getItem(this.#key);
    } catch {
      return null;
    }
  }

  /** False: only the memory of this tab has it. */
  write(text: string | null): boolean {
    try {
      if (text === null) this.#storage.current.removeItem(this.#key);
      else this.#storage.current.setItem(this.#key, text);
      this.#unsaved = null;
      return true;
    } catch {
      this.#unsaved = { text };
      return false;
    }
  }

  /** Calls the listener when another tab changes the text. */
  subscribe(listener: () => void): Unsubscribe {
    const onStorage = ({ key }: StorageEvent): void => {
      // Without a key, the whole storage was cleared.
      if (key === this.#key || key === null) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }
}
