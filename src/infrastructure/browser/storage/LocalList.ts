import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { StoredText } from './StoredText';

/** A list kept in localStorage, the latest first; told to all who watch it, in every tab. */
export class LocalList<Item> {
  readonly #stored: StoredText;
  readonly #parse: (value: unknown) => Item | null;
  readonly #idOf: (item: Item) => string;
  readonly #listeners = new Set<() => void>();

  /** `parse`: null for what another hand has written, which is passed over. */
  constructor(key: string, parse: (value: unknown) => Item | null, idOf: (item: Item) => string) {
    this.#stored = new StoredText(key);
    this.#parse = parse;
    this.#idOf = idOf;
  }

  all(): readonly Item[] {
    return listOf(this.#stored.read())
      .map(this.#parse)
      .filter((item) => item !== null);
  }

  has(id: string): boolean {
    return this.all().some((item) => this.#idOf(item) === id);
  }

  /** In the place of the one with its id, else before all others. */
  put(item: Item): void {
    const id = this.#idOf(item);
    const all = this.all();
    const isKnown = all.some((one) => this.#idOf(one) === id);
    this.#write(isKnown ? all.map((one) => (this.#idOf(one) === id ? item : one)) : [item, ...all]);
  }

  remove(id: string): void {
    this.#write(this.all().filter((item) => this.#idOf(item) !== id));
  }

  /** Tells the list now and at every change. */
  watch(listener: (items: readonly Item[]) => void): Unsubscribe {
    const tell = () => listener(this.all());
    this.#listeners.add(tell);
    const unwatch = this.#stored.watch(tell);
    tell();
    return () => {
      this.#listeners.delete(tell);
      unwatch();
    };
  }

  #write(items: readonly Item[]): void {
    this.#stored.write(items.length === 0 ? null : JSON.stringify(items));
    for (const tell of [...this.#listeners]) tell();
  }
}

function listOf(stored: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
