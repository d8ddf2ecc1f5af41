import type { StoredDocument } from './values/StoredDocument';

export interface WatchUpdate {
  /** New or different since the last look. */
  readonly changed: readonly StoredDocument[];
  /** Paths of what no longer belongs, deleted or not; at the first look those that were asked for by name and do not exist. */
  readonly gone: readonly string[];
}

export interface WatchSource {
  /** All documents that belong now. Throws EngineError when the rules no longer allow to see them. */
  read(): readonly StoredDocument[];
  /** Whether a change of that document could matter. */
  concerns(path: string): boolean;
  /** Asked for by name. */
  readonly paths: readonly string[];
  /** Told how many documents were read for the client: those that changed, and at first those that do not exist. */
  charge(count: number): void;
}

/** What one listener was shown of one query, or of documents by name. */
export class Watch {
  readonly #source: WatchSource;
  #shown: ReadonlyMap<string, string>;

  constructor(source: WatchSource) {
    this.#source = source;
    this.#shown = new Map(source.paths.map((path) => [path, '']));
  }

  /** What is new since the last look; null when none of the changed documents can matter. */
  look(changedPaths?: ReadonlySet<string>): WatchUpdate | null {
    if (changedPaths !== undefined && ![...changedPaths].some((path) => this.#source.concerns(path))) return null;
    const before = this.#shown;
    const documents = this.#source.read();
    this.#shown = new Map(documents.map(({ path, updateTime }) => [path, updateTime]));
    const changed = documents.filter(({ path, updateTime }) => before.get(path) !== updateTime);
    const gone = [...before.keys()].filter((path) => !this.#shown.has(path));
    this.#source.charge(changed.length + (changedPaths === undefined ? gone.length : 0));
    return { changed, gone };
  }
}
