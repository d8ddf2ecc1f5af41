import type {
  ListingSearch,
  SearchHit,
  SearchRequest,
  SearchResults,
  SearchSuggestion,
} from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import { Emitter } from '../database/Emitter';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import type { SearchMessage, SearchQuestion } from './searchProtocol';

/** The part of `Worker` that is used here. */
export interface SearchWorker {
  onmessage: ((event: MessageEvent<SearchMessage>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  postMessage(question: SearchQuestion): void;
  terminate(): void;
}

interface Pending {
  readonly question: SearchQuestion;
  wasRepeated: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Called with null when two workers have died without an answer. */
  readonly settle: (message: SearchMessage | null) => void;
}

/** Milliseconds. Longer than a worker needs to report that its database does not answer: see `EmbeddedDatabase`. */
const ANSWER_LIMIT = 15_000;

/**
 * Searches in a worker of this tab, so that neither indexing nor searching blocks typing. The worker starts with the first
 * question or `warmUp`. A worker that dies, or does not answer within the limit, is replaced, and the new one gets the pending
 * questions; a question pending when two workers fail is a failure. It gets the changes through its tab, so that it knows of those
 * that came before a question. No answer is complete while the import runs, and finding nothing is a failure when it is unknown
 * whether listings are missing.
 */
export class EmbeddedListingSearch implements ListingSearch {
  readonly providesCounts = true;
  readonly #clock: Clock;
  readonly #startWorker: () => SearchWorker;
  readonly #importProgress: ListingImportProgress;
  readonly #onQuestion: () => void;
  readonly #changes = new Emitter<void>();
  readonly #pending = new Map<number, Pending>();
  #worker: SearchWorker | null = null;
  #hasDied = false;
  #lastId = 0;

  /** `onQuestion` is called before each search and each suggestion, which need the whole catalogue. */
  constructor(
    clock: Clock,
    importProgress: ListingImportProgress,
    feed: Pick<ChangeFeed, 'subscribe'>,
    startWorker: () => SearchWorker = startSearchWorker,
    onQuestion: () => void = () => undefined,
  ) {
    this.#clock = clock;
    this.#importProgress = importProgress;
    this.#startWorker = startWorker;
    this.#onQuestion = onQuestion;
    feed.subscribe((change) => this.#worker?.postMessage({ kind: 'change', change }));
    importProgress.subscribeToEnd(() => this.#changes.emit());
  }

  async search(request: SearchRequest): Promise<BackendResult<SearchResults>> {
    const message = await this.#ask((id) => ({ kind: 'search', id, request, now: this.#clock.now() }));
    if (message?.kind !== 'results') return failure('unknown');
    if (!message.result.ok) return message.result;
    const { hits, complete, ...others } = message.result.value;
    const { isOver, failure: reason } = this.#importProgress;
    if (others.total === 0 && reason !== null) return failure(reason);
    return success({ ...others, complete: complete && isOver, hits: JSON.parse(hits) as readonly SearchHit[] });
  }

  async suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>> {
    if (text.trim() === '') return success([]);
    const message = await this.#ask((id) => ({ kind: 'suggest', id, text, now: this.#clock.now() }));
    return message?.kind === 'suggestions' ? message.result : failure('unknown');
  }

  subscribeToChanges(listener: () => void): Unsubscribe {
    this.warmUp();
    return this.#changes.subscribe(listener);
  }

  /** Starts the worker and its indexing, so that the first search is faster. */
  warmUp(): void {
    if (this.#worker === null) this.#start().postMessage({ kind: 'warm-up' });
  }

  #ask(questionOf: (id: number) => SearchQuestion): Promise<SearchMessage | null> {
    this.#onQuestion();
    const id = ++this.#lastId;
    const question = questionOf(id);
    return new Promise((settle) => {
      const pending: Pending = { question, wasRepeated: false, timer: undefined, settle };
      this.#pending.set(id, pending);
      this.#send(pending, this.#worker ?? this.#start());
    });
  }

  #send(pending: Pending, worker: SearchWorker): void {
    pending.timer = setTimeout(() => this.#replace(worker), ANSWER_LIMIT);
    worker.postMessage(pending.question);
  }

  #start(): SearchWorker {
    const worker = this.#startWorker();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = () => this.#replace(worker);
    this.#worker = worker;
    return worker;
  }

  #receive(message: SearchMessage): void {
    if (message.kind === 'changed') return this.#changes.emit();
    this.#hasDied = false;
    this.#settle(message.id, message);
  }

  #settle(id: number, message: SearchMessage | null): void {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    pending?.settle(message);
    this.#pending.delete(id);
  }

  #replace(dead: SearchWorker): void {
    if (dead !== this.#worker) return;
    dead.terminate();
    this.#worker = null;
    for (const [id, { wasRepeated }] of this.#pending) if (wasRepeated) this.#settle(id, null);
    if (this.#hasDied && this.#pending.size === 0) return;
    this.#hasDied = true;
    const worker = this.#restart();
    worker?.postMessage({ kind: 'warm-up' });
    for (const [id, pending] of this.#pending) {
      if (worker === null) {
        this.#settle(id, null);
        continue;
      }
      clearTimeout(pending.timer);
      pending.wasRepeated = true;
      this.#send(pending, worker);
    }
  }

  /** Null where the browser starts no further worker. Called from a timer: an error would reach nobody. */
  #restart(): SearchWorker | null {
    try {
      return this.#start();
    } catch {
      return null;
    }
  }
}

function startSearchWorker(): SearchWorker {
  return new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
}
