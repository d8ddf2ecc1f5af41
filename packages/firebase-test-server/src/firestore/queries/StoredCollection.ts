import type { ProtoValue } from '../../rules/rulesValueOf';
import { comparePaths } from '../values/documentPath';
import { Postings } from './Postings';
import type { StoredDocument } from '../values/StoredDocument';

/** The documents of one collection, in the order of their ids. */
export class StoredCollection {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #postings = new Postings();
  readonly #orderedPaths: string[] = [];

  get size(): number {
    return this.#documents.size;
  }

  get(path: string): StoredDocument | undefined {
    return this.#documents.get(path);
  }

  put(document: StoredDocument): void {
    const before = this.#documents.get(document.path);
    if (before === undefined) this.#orderedPaths.splice(this.#indexOf(document.path), 0, document.path);
    this.#documents.set(document.path, document);
    this.#postings.replace(before, document);
  }

  delete(path: string): void {
    const before = this.#documents.get(path);
    if (before === undefined) return;
    this.#orderedPaths.splice(this.#indexOf(path), 1);
    this.#documents.delete(path);
    this.#postings.replace(before, undefined);
  }

  *inOrder(): Iterable<StoredDocument> {
    yield* this.#resolve(this.#orderedPaths);
  }

  countWith(field: readonly string[], value: ProtoValue): number {
    return this.#pathsWith(field, value).size;
  }

  /** The documents with that value in the field, in the order of their ids. */
  *inOrderWith(field: readonly string[], value: ProtoValue): Iterable<StoredDocument> {
    yield* this.#resolve([...this.#pathsWith(field, value)].sort(comparePaths));
  }

  #pathsWith(field: readonly string[], value: ProtoValue): ReadonlySet<string> {
    return this.#postings.pathsWith(field, value, this.#documents.values());
  }

  *#resolve(paths: Iterable<string>): Iterable<StoredDocument> {
    for (const path of paths) {
      const document = this.#documents.get(path);
      if (document !== undefined) yield document;
    }
  }

  /** The index of the path in the sorted list, or the one at which it would be inserted. */
  #indexOf(path: string): number {
    let low = 0;
    let high = this.#orderedPaths.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePaths(this.#orderedPaths[middle] ?? '', path) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
