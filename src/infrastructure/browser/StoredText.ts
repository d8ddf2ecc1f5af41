import type { Unsubscribe } from '../../application/shared/Unsubscribe';

/** A text kept in localStorage; where that is refused or full, for as long as this tab. */
export class StoredText {
  readonly #key: string;
  /** What localStorage did not take. */
  #unsaved: { readonly text: string | null } | null = null;

  constructor(key: string) {
    this.#key = key;
  }

  read(): string | null {
    if (this.#unsaved !== null) return this.#unsaved.text;
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, text);
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
