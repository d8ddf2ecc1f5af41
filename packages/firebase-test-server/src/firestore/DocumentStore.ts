import { isWithin, lastSegmentOf, parentOf } from './values/documentPath';
import { StoredCollection } from './queries/StoredCollection';
import type { StoredDocument } from './values/StoredDocument';

/** All documents of a project, by collection, without rules, limits or times. */
export class DocumentStore {
  readonly #collections = new Map<string, StoredCollection>();

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(parentOf(path))?.get(path);
  }

  put(document: StoredDocument): void {
    const path = parentOf(document.path);
    const collection = this.#collections.get(path) ?? new StoredCollection();
    this.#collections.set(path, collection);
    collection.put(document);
  }

  delete(path: string): void {
    this.#collections.get(parentOf(path))?.delete(path);
  }

  /** The collection of that id, or with `allDescendants` all collections of that id below the parent. */
  collections(parent: string, id: string, allDescendants: boolean): StoredCollection[] {
    return [...this.#collections]
      .filter(([path]) => lastSegmentOf(path) === id && isWithin(parentOf(path), parent, allDescendants))
      .map(([, collection]) => collection);
  }

  /** The paths of all documents, in no order. */
  *paths(): Iterable<string> {
    for (const collection of this.#collections.values()) {
      for (const { path } of collection.inOrder()) yield path;
    }
  }
}
