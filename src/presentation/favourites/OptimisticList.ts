import { makeAutoObservable, observableRef } from 'mobx';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { success } from '../../domain/shared/Result';

/** Where the things of one person lie. */
export interface KeptSource<Item> {
  watch(listener: (items: BackendResult<readonly Item[]>) => void): Unsubscribe;
  put(item: Item): Promise<BackendResult<void>>;
  remove(id: string): Promise<BackendResult<void>>;
}

interface Change<Item> {
  /** Null: it shall go. */
  readonly item: Item | null;
  /** It was not there before. */
  readonly isNew: boolean;
  /** The backend has it; the next telling will say so, or has said it. */
  isStored: boolean;
}

const FIRST_PATIENCE = 2000;
const LONGEST_PATIENCE = 60_000;

/**
 * Things that a person keeps, with their changes shown at once: a change that fails is undone. Changes of one thing are stored one
 * after the other, the last one only if several wait, so that a double click ends where it began.
 */
export class OptimisticList<Item> {
  /** Null until it has been told. */
  stored: readonly Item[] | null = null;
  failure: BackendFailure | null = null;
  changes: ReadonlyMap<string, Change<Item>> = new Map();
  readonly #idOf: (item: Item) => string;
  readonly #timers: Timers;
  readonly #writing = new Map<string, Promise<BackendResult<void>>>();
  #source: KeptSource<Item> | null = null;
  #stop: Unsubscribe = () => undefined;
  #retry: Unsubscribe = () => undefined;
  #patience = FIRST_PATIENCE;

  constructor(idOf: (item: Item) => string, timers: Timers) {
    this.#idOf = idOf;
    this.#timers = timers;
    makeAutoObservable(this, { stored: observableRef, changes: observableRef }, { autoBind: true });
  }

  get items(): readonly Item[] {
    const kept = (this.stored ?? []).map((item) => this.#shown(item)).filter((item) => item !== null);
    const known = new Set((this.stored ?? []).map(this.#idOf));
    const added = [...this.changes].flatMap(([id, { item }]) => (item === null || known.has(id) ? [] : [item]));
    return [...added.toReversed(), ...kept];
  }

  /** Follows another place, or none; what is being stored in the former one is stored there. */
  open(source: KeptSource<Item> | null): void {
    this.#retry();
    this.#stop();
    this.#source = source;
    this.#writing.clear();
    this.stored = null;
    this.failure = null;
    this.changes = new Map();
    this.#patience = FIRST_PATIENCE;
    this.#follow();
  }

  put(item: Item): Promise<BackendResult<void>> {
    return this.#change(this.#idOf(item), item);
  }

  remove(id: string): Promise<BackendResult<void>> {
    return this.#change(id, null);
  }

  hear(items: BackendResult<readonly Item[]>): void {
    this.#retry();
    this.failure = items.ok ? null : items.failure;
    if (!items.ok) return this.#tryLater();
    this.#patience = FIRST_PATIENCE;
    this.stored = items.value;
    this.changes = new Map([...this.changes].filter(([, { isStored }]) => !isStored));
  }

  /** A change was stored: it is let go with the next telling, unless that has come already. */
  settle(id: string, change: Change<Item>): void {
    const isTold = change.item === null ? !this.#isStored(id) : change.isNew && this.#isStored(id);
    if (isTold) this.drop(id, change);
    else change.isStored = true;
  }

  drop(id: string, change: Change<Item>): void {
    if (this.changes.get(id) === change) this.changes = new Map([...this.changes].filter(([other]) => other !== id));
  }

  #isStored(id: string): boolean {
    return (this.stored ?? []).some((item) => this.#idOf(item) === id);
  }

  #shown(item: Item): Item | null {
    const change = this.changes.get(this.#idOf(item));
    return change === undefined ? item : change.item;
  }

  #change(id: string, item: Item | null): Promise<BackendResult<void>> {
    this.changes = new Map([...this.changes].filter(([other]) => other !== id)).set(id, {
      item,
      isNew: !this.#isStored(id),
      isStored: false,
    });
    const writing = this.#writing.get(id) ?? this.#write(id, this.#source);
    this.#writing.set(id, writing);
    return writing;
  }

  /** Until what was wanted last is stored, or could not be. */
  async #write(id: string, source: KeptSource<Item> | null): Promise<BackendResult<void>> {
    for (;;) {
      const change = this.changes.get(id);
      if (change === undefined || source === null || source !== this.#source) return success();
      const result = await (change.item === null ? source.remove(id) : source.put(change.item));
      if (source !== this.#source) return result;
      const isLast = this.changes.get(id) === change;
      if (result.ok && !isLast) continue;
      this.#writing.delete(id);
      if (result.ok) this.settle(id, change);
      else this.drop(id, this.changes.get(id) ?? change);
      return result;
    }
  }

  #follow(): void {
    const source = this.#source;
    this.#stop =
      source === null
        ? () => undefined
        : source.watch((items) => {
            if (source === this.#source) this.hear(items);
          });
  }

  #tryLater(): void {
    this.#retry = this.#timers.after(this.#patience, () => {
      this.#stop();
      this.#follow();
    });
    this.#patience = Math.min(this.#patience * 2, LONGEST_PATIENCE);
  }
}
