import type { StoredObject } from './StoredObject';

export interface StorageCosts {
  readonly requests: number;
  readonly bytesReceived: number;
  readonly bytesSent: number;
}

export interface ObjectPage {
  readonly items: readonly StoredObject[];
  /** Folders below the prefix, each with a slash at the end. */
  readonly prefixes: readonly string[];
  readonly nextPageToken?: string;
}

export interface ObjectQuestion {
  readonly prefix: string;
  readonly delimiter: string;
  readonly pageToken: string;
  /** The first name that may be listed. */
  readonly startOffset: string;
  readonly maxResults: number;
}

const noCosts: StorageCosts = { requests: 0, bytesReceived: 0, bytesSent: 0 };

/** The objects of one bucket, and their costs so far. */
export class StorageBucket {
  readonly #objects = new Map<string, StoredObject>();
  /** The names in their order; null: a name has been added or removed since they were sorted. */
  #sortedNames: readonly string[] | null = null;
  #costs = noCosts;

  get costs(): StorageCosts {
    return this.#costs;
  }

  charge(cost: Partial<StorageCosts>): void {
    const { requests = 0, bytesReceived = 0, bytesSent = 0 } = cost;
    this.#costs = {
      requests: this.#costs.requests + requests,
      bytesReceived: this.#costs.bytesReceived + bytesReceived,
      bytesSent: this.#costs.bytesSent + bytesSent,
    };
  }

  resetCosts(): void {
    this.#costs = noCosts;
  }

  get(name: string): StoredObject | null {
    return this.#objects.get(name) ?? null;
  }

  put(object: StoredObject): void {
    if (!this.#objects.has(object.name)) this.#sortedNames = null;
    this.#objects.set(object.name, object);
  }

  delete(name: string): void {
    this.#sortedNames = null;
    this.#objects.delete(name);
  }

  /** A page counts objects and folders alike, sorted by name; its token is the last name of the page before. */
  list({ prefix, delimiter, pageToken, startOffset, maxResults }: ObjectQuestion): ObjectPage {
    this.#sortedNames ??= [...this.#objects.keys()].sort();
    const names = this.#sortedNames.filter((name) => name.startsWith(prefix) && name >= startOffset);
    const entries = [...new Set(names.map((name) => folderOrName(name, prefix, delimiter)))];
    const following = entries.filter((entry) => entry > pageToken);
    const page = following.slice(0, maxResults);
    const items = page.map((entry) => this.#objects.get(entry)).filter((object) => object !== undefined);
    const prefixes = page.filter((entry) => delimiter !== '' && entry.endsWith(delimiter) && !this.#objects.has(entry));
    const last = page.at(-1);
    return {
      items,
      prefixes,
      ...(following.length > page.length && last !== undefined ? { nextPageToken: last } : {}),
    };
  }
}

function folderOrName(name: string, prefix: string, delimiter: string): string {
  if (delimiter === '') return name;
  const end = name.indexOf(delimiter, prefix.length);
  return end < 0 ? name : name.slice(0, end + delimiter.length);
}
