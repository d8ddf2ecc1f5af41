import type { StoredDocument } from './values/StoredDocument';

export interface WatchUpdate {
  /** New or changed since the last update. */
  readonly changed: readonly StoredDocument[];
  /** Paths of documents that were deleted or no longer match; in the first update, of requested documents that do not exist. */
  readonly removed: readonly string[];
}

export interface WatchSource {
  /** All documents that match now. Throws EngineError when the rules no longer allow reading them. */
  read(): readonly StoredDocument[];
  /** Whether a change of that document could change the result. */
  concerns(path: string): boolean;
  /** Documents requested by name. */
  readonly paths: readonly string[];
  /** Called with the number of documents to bill: the changed ones, and in the first update also the missing ones. */
  charge(count: number): void;
}

/** Tracks what one client has received of one query, or of documents requested by name. */
export class Watch {
  readonly #source: WatchSource;
  #sent: ReadonlyMap<string, string>;

  constructor(source: WatchSource) {
    this.#source = source;
    this.#sent = new Map(source.paths.map((path) => [path, '']));
  }

  /** The changes since the last update; null when none of the changed documents can change the result. */
  nextUpdate(changedPaths?: ReadonlySet<string>): WatchUpdate | null {
    if (changedPaths !== undefined && ![...changedPaths].some((path) => this.#source.concerns(path))) return null;
    const before = this.#sent;
    const documents = this.#source.read();
    this.#sent = new Map(documents.map(({ path, updateTime }) => [path, updateTime]));
    const changed = documents.filter(({ path, updateTime }) => before.get(path) !== updateTime);
    const removed = [...before.keys()].filter((path) => !this.#sent.has(path));
    this.#source.charge(changed.length + (changedPaths === undefined ? removed.length : 0));
    return { changed, removed };
  }
}
