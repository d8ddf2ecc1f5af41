import type { DocumentStore } from '../DocumentStore';
import type { StoredDocument } from '../values/StoredDocument';

/** The database as a commit would leave it; the store does not change before `apply`. */
export class WorkingState {
  readonly #store: DocumentStore;
  readonly #changed = new Map<string, StoredDocument | null>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  get(path: string): StoredDocument | null {
    const changed = this.#changed.get(path);
    return changed === undefined ? (this.#store.get(path) ?? null) : changed;
  }

  set(path: string, document: StoredDocument | null): void {
    this.#changed.set(path, document);
  }

  get changedDocuments(): readonly StoredDocument[] {
    return [...this.#changed.values()].filter((document) => document !== null);
  }

  /** Writes all changes to the store; returns the paths of the written and deleted documents. */
  apply(): ReadonlySet<string> {
    for (const [path, document] of this.#changed) {
      if (document === null) this.#store.delete(path);
      else this.#store.put(document);
    }
    return new Set(this.#changed.keys());
  }
}
