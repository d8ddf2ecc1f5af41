import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { StoredText } from './StoredText';

/** A list in localStorage, newest first, which can be subscribed to in every tab. */
export class LocalList<Item> {
  readonly #stored: StoredText;
  readonly #parse: (value: unknown) => Item | null;
  readonly #idOf: (item: Item) => string;
  readonly #listeners = new Set<() => void>();

  /** `parse` returns null for entries that the site did not write; they are ignored. */
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

  /** Replaces the item with the same id, or adds it at the beginning. */
  put(item: Item): void {
    const id = this.#idOf(item);
    const all = this.all();
    const isKnown = all.some((one) => this.#idOf(one) === id);
    this.#write(isKnown ? all.map((one) => (this.#idOf(one) === id ? item : one)) : [item, ...all]);
  }

  remove(id: string): void {
    this.#write(this.all().filter((item) => this.#idOf(item) !== id));
  }

  /** Emits the list now and at every change. */
  subscribe(listener: (items: readonly Item[]) => void): Unsubscribe {
    const emit = () => listener(this.all());
    this.#listeners.add(emit);
    const unsubscribe = this.#stored.subscribe(emit);
    emit();
    return () => {
      this.#listeners.delete(emit);
      unsubscribe();
    };
  }

  #write(items: readonly Item[]): void {
    this.#stored.write(items.length === 0 ? null : JSON.stringify(items));
    for (const emit of [...this.#listeners]) emit();
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
