import { makeAutoObservable, observableRef } from 'mobx';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { SavingFailure } from '../../application/favourites/SavedSearchRepository';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { success, type Result } from '../../domain/shared/Result';

/** The stored items of one owner. */
export interface OptimisticSource<Item> {
  subscribe(listener: (items: BackendResult<readonly Item[]>) => void): Unsubscribe;
  put(item: Item): Promise<Result<void, SavingFailure>>;
  remove(id: string): Promise<BackendResult<void>>;
}

interface Change<Item> {
  /** Null: to be removed. */
  readonly item: Item | null;
  /** The item was not stored before. */
  readonly isNew: boolean;
  /** The backend has confirmed the change; the next emission contains it, unless one already has. */
  isStored: boolean;
}

const FIRST_RETRY_DELAY = 2000;
const MAX_RETRY_DELAY = 60_000;

/**
 * A list whose changes show before the backend confirms them; a change that fails is undone. Changes of one item are written one
 * after the other; of several that wait, only the last is written, so that a double click writes nothing new.
 */
export class OptimisticList<Item> {
  /** Null until the source has emitted. */
  stored: readonly Item[] | null = null;
  failure: BackendFailure | null = null;
  changes: ReadonlyMap<string, Change<Item>> = new Map();
  readonly #idOf: (item: Item) => string;
  readonly #timers: Timers;
  readonly #writing = new Map<string, Promise<Result<void, SavingFailure>>>();
  #source: OptimisticSource<Item> | null = null;
  #unsubscribe: Unsubscribe = () => undefined;
  #cancelRetry: Unsubscribe = () => undefined;
  #retryDelay = FIRST_RETRY_DELAY;

  constructor(idOf: (item: Item) => string, timers: Timers) {
    this.#idOf = idOf;
    this.#timers = timers;
    makeAutoObservable(this, { stored: observableRef, changes: observableRef }, { autoBind: true });
  }

  get items(): readonly Item[] {
    const stored = (this.stored ?? []).map((item) => this.#shown(item)).filter((item) => item !== null);
    const known = new Set((this.stored ?? []).map(this.#idOf));
    const added = [...this.changes].flatMap(([id, { item }]) => (item === null || known.has(id) ? [] : [item]));
    return [...added.toReversed(), ...stored];
  }

  /** Switches to another source, or to none; changes being written to the former one are still written there. */
  open(source: OptimisticSource<Item> | null): void {
    this.#cancelRetry();
    this.#unsubscribe();
    this.#source = source;
    this.#writing.clear();
    this.stored = null;
    this.failure = null;
    this.changes = new Map();
    this.#retryDelay = FIRST_RETRY_DELAY;
    this.#follow();
  }

  put(item: Item): Promise<Result<void, SavingFailure>> {
    return this.#change(this.#idOf(item), item);
  }

  remove(id: string): Promise<Result<void, SavingFailure>> {
    return this.#change(id, null);
  }

  receive(items: BackendResult<readonly Item[]>): void {
    this.#cancelRetry();
    this.failure = items.ok ? null : items.failure;
    if (!items.ok) return this.#retryAfterDelay();
    this.#retryDelay = FIRST_RETRY_DELAY;
    this.stored = items.value;
    this.changes = new Map([...this.changes].filter(([, { isStored }]) => !isStored));
  }

  /** A stored change is removed with the next emission, or now if an emission already contains it. */
  confirmChange(id: string, change: Change<Item>): void {
    const isEmitted = change.item === null ? !this.#isStored(id) : change.isNew && this.#isStored(id);
    if (isEmitted) this.removeChange(id, change);
    else change.isStored = true;
  }

  removeChange(id: string, change: Change<Item>): void {
    if (this.changes.get(id) === change) this.changes = new Map([...this.changes].filter(([other]) => other !== id));
  }

  #isStored(id: string): boolean {
    return (this.stored ?? []).some((item) => this.#idOf(item) === id);
  }

  #shown(item: Item): Item | null {
    const change = this.changes.get(this.#idOf(item));
    return change === undefined ? item : change.item;
  }

  #change(id: string, item: Item | null): Promise<Result<void, SavingFailure>> {
    this.changes = new Map([...this.changes].filter(([other]) => other !== id)).set(id, {
      item,
      isNew: !this.#isStored(id),
      isStored: false,
    });
    const writing = this.#writing.get(id) ?? this.#write(id, this.#source);
    this.#writing.set(id, writing);
    return writing;
  }

  /** Writes until the latest change of the item has been stored or has failed. */
  async #write(id: string, source: OptimisticSource<Item> | null): Promise<Result<void, SavingFailure>> {
    for (;;) {
      const change = this.changes.get(id);
      if (change === undefined || source === null || source !== this.#source) return success();
      const result = await (change.item === null ? source.remove(id) : source.put(change.item));
      if (source !== this.#source) return result;
      const isLast = this.changes.get(id) === change;
      if (result.ok && !isLast) continue;
      this.#writing.delete(id);
      if (result.ok) this.confirmChange(id, change);
      else this.removeChange(id, this.changes.get(id) ?? change);
      return result;
    }
  }

  #follow(): void {
    const source = this.#source;
    this.#unsubscribe =
      source === null
        ? () => undefined
        : source.subscribe((items) => {
            if (source === this.#source) this.receive(items);
          });
  }

  #retryAfterDelay(): void {
    this.#cancelRetry = this.#timers.after(this.#retryDelay, () => {
      this.#unsubscribe();
      this.#follow();
    });
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_DELAY);
  }
}
