import type { SearchRequest } from '../../../src/application/search/ListingSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { EmbeddedListingSearch } from '../../../src/infrastructure/embedded/search/EmbeddedListingSearch';
import { type IndexChunk, readIndexChunk } from '../../../src/infrastructure/embedded/search/indexChunk';
import { ListingIndex } from '../../../src/infrastructure/embedded/search/ListingIndex';
import { storeIndex } from '../../../src/infrastructure/embedded/search/storedIndex';
import { generateListings } from '../../../src/infrastructure/embedded/demo/generateListings';
import { toListingRecord } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { watchBlocking } from './watchBlocking';
import type { RivalMessage } from './rival';
import { LIMIT, questions, type QuestionKind } from './questions';

const NOW = Date.now();
const CHUNK = 500;

type Ask = (request: SearchRequest) => Promise<number>;
export type EngineName = 'mon-bazar' | 'minisearch' | 'flexsearch';
export interface Building {
  /** Milliseconds since the start of the worker. */
  readonly firstResults: number;
  readonly whole: number;
  /** The longest time for which the main thread was blocked meanwhile, in milliseconds. */
  readonly longestBlock: number;
}
export interface Storing {
  /** Milliseconds to pack the index and, packing included, to store it. */
  readonly packing: number;
  readonly storing: number;
  /** The longest time for which the thread was blocked meanwhile, in milliseconds. */
  readonly longestBlock: number;
}
export interface Sample {
  readonly kind: QuestionKind;
  readonly engine: EngineName;
  readonly milliseconds: number;
  readonly total: number;
}

export interface MemoryMeasurement {
  readonly breakdown: readonly { readonly bytes: number; readonly attribution: readonly { readonly url: string }[] }[];
}
interface PerformanceWithMemory extends Performance {
  measureUserAgentSpecificMemory?(): Promise<MemoryMeasurement>;
}

const asks = new Map<EngineName, Ask>();

const bench = {
  /** Milliseconds to store that many generated listings, without the time to generate them. */
  async importListings(count: number): Promise<number> {
    const database = new EmbeddedDatabase();
    let spent = 0;
    for (let chunk = []; ; chunk = []) {
      for (let next = listings.next(); next.done !== true; next = listings.next()) {
        chunk.push(toListingRecord(next.value));
        stored++;
        if (chunk.length === CHUNK || stored === count) break;
      }
      const records = chunk;
      const began = performance.now();
      await database.write(['listings'], async (transaction) => {
        const store = transaction.objectStore('listings');
        await Promise.all(records.map((record) => store.put(record)));
      });
      spent += performance.now() - began;
      if (stored === count) break;
    }
    await database.close();
    return spent;
  },

  async build(name: EngineName): Promise<Building> {
    const endWatching = watchBlocking();
    const built = await (name === 'mon-bazar' ? buildOurs() : buildRival(name));
    return { ...built, longestBlock: endWatching() };
  },

  /** The bytes of the stored index; 0 without one. */
  async storedBytes(): Promise<number> {
    const database = new EmbeddedDatabase();
    const records = await database.read((connection) => connection.getAll('listing_index'));
    await database.close();
    return records.ok ? records.value.reduce<number>((sum, record) => sum + bytesIn(record), 0) : NaN;
  },

  /** Builds the index in this thread, and stores it. */
  async store(): Promise<Storing> {
    const database = new EmbeddedDatabase();
    const index = await builtIndex(database);
    const revisions = await database.read((connection) => connection.getAllKeys('listing_changes'));
    const revision = (revisions.ok ? revisions.value.at(-1) : undefined) ?? NaN;
    const endWatching = watchBlocking();
    const began = performance.now();
    await index.pack();
    const packed = performance.now();
    await storeIndex(database, index, { code: 'bench', revision }, () => true);
    const figures = { packing: packed - began, storing: performance.now() - packed, longestBlock: endWatching() };
    await database.close();
    return figures;
  },

  /** Runs all questions `rounds` times, on each engine in turn. */
  async measure(rounds: number): Promise<readonly Sample[]> {
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const question of questions) {
        for (const [engine, ask] of asks) {
          const { milliseconds, total } = await keystroke(question.criteria.query, () =>
            ask({ criteria: question.criteria, limit: LIMIT }),
          );
          // The first round warms the engines up.
          if (round > 0) samples.push({ kind: question.kind, engine, milliseconds, total });
        }
      }
    }
    return samples;
  },

  /** Bytes by worker after a garbage collection; null if the browser does not measure them. */
  async memory(): Promise<MemoryMeasurement | null> {
    const withMemory: PerformanceWithMemory = performance;
    try {
      return (await withMemory.measureUserAgentSpecificMemory?.()) ?? null;
    } catch {
      // Chromium has the function and refuses it where each site has not its own process.
      return null;
    }
  },
};

const listings = generateListings(1_000_000, NOW);
let stored = 0;

async function buildOurs(): Promise<Omit<Building, 'longestBlock'>> {
  const search = new EmbeddedListingSearch(
    { now: () => NOW },
    { isOver: true, failure: null, subscribeToEnd: () => () => undefined },
    { subscribe: () => () => undefined },
  );
  const request: SearchRequest = { criteria: noCriteria, limit: LIMIT };
  const began = performance.now();
  let firstResults = NaN;
  for (;;) {
    const answer = await search.search(request);
    if (!answer.ok) throw new Error(answer.failure);
    if (Number.isNaN(firstResults) && answer.value.hits.length > 0) firstResults = performance.now() - began;
    if (answer.value.complete) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  asks.set('mon-bazar', async (asked) => {
    const answer = await search.search(asked);
    return answer.ok ? answer.value.total : NaN;
  });
  return { firstResults, whole: performance.now() - began };
}

async function builtIndex(database: EmbeddedDatabase): Promise<ListingIndex> {
  const index = new ListingIndex();
  let before: IDBValidKey | null = null;
  do {
    const from: IDBValidKey | null = before;
    const chunk = await database.read((connection): Promise<IndexChunk> => readIndexChunk(connection, from, CHUNK));
    if (!chunk.ok) throw new Error(chunk.failure);
    for (const listing of chunk.value.newestFirst) index.put(listing);
    before = chunk.value.next;
  } while (before !== null);
  return index;
}

/** Of arrays of numbers their bytes, of texts a byte a character. */
function bytesIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (value instanceof Blob) return value.size;
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = value instanceof Map ? [...value].flat() : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + bytesIn(part), 0);
}

async function buildRival(name: 'minisearch' | 'flexsearch'): Promise<Omit<Building, 'longestBlock'>> {
  const began = performance.now();
  const worker =
    name === 'minisearch'
      ? new Worker(new URL('./miniSearchWorker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./flexSearchWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (total: number) => void>();
  let lastId = 0;
  await new Promise<void>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<RivalMessage>) => {
      if (data.kind === 'whole') resolve();
      else waiting.get(data.id)?.(data.total);
    };
  });
  const whole = performance.now() - began;
  asks.set(name, ({ criteria, limit }) => {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ id, criteria, limit, now: NOW });
    });
  });
  return { firstResults: whole, whole };
}

/** Milliseconds from the input event of a real field to the results in this thread. */
function keystroke(
  text: string,
  ask: () => Promise<number>,
): Promise<{ readonly milliseconds: number; readonly total: number }> {
  const field = document.querySelector('input');
  return new Promise((resolve) => {
    const listen = () => {
      void ask().then((total) => resolve({ milliseconds: performance.now() - began, total }));
    };
    field?.addEventListener('input', listen, { once: true });
    if (field !== null) field.value = text;
    const began = performance.now();
    field?.dispatchEvent(new InputEvent('input', { data: text.slice(-1), inputType: 'insertText' }));
  });
}

export type Bench = typeof bench;
declare global {
  /** The functions of this page, for the script that controls it. */
  var bench: Bench;
}
globalThis.bench = bench;
