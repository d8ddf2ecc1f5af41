import { EngineError } from '../EngineError';
import type { FirestoreEngine } from '../FirestoreEngine';

/** What the open transactions of a project have read. Nothing is locked: who comes first wins, the other is told ABORTED. */
export class Transactions {
  readonly #engine: FirestoreEngine;
  readonly #reads = new Map<string, Map<string, string | null>>();
  #count = 0;

  constructor(engine: FirestoreEngine) {
    this.#engine = engine;
  }

  begin(): string {
    this.#count += 1;
    const id = Buffer.from(`transaction ${this.#count}`).toString('base64');
    this.#reads.set(id, new Map());
    return id;
  }

  noteRead(id: string | undefined, path: string): void {
    if (id !== undefined) this.#readsOf(id).set(path, this.#engine.updateTimeOf(path));
  }

  /** Throws ABORTED when something that was read has changed since. The transaction is over either way. */
  finish(id: string | undefined): void {
    if (id === undefined) return;
    const reads = this.#readsOf(id);
    this.#reads.delete(id);
    for (const [path, updateTime] of reads) {
      if (this.#engine.updateTimeOf(path) !== updateTime)
        throw new EngineError('ABORTED', `Changed meanwhile: ${path}`);
    }
  }

  rollBack(id: string | undefined): void {
    if (id !== undefined) this.#reads.delete(id);
  }

  #readsOf(id: string): Map<string, string | null> {
    const reads = this.#reads.get(id);
    if (reads === undefined) throw new EngineError('INVALID_ARGUMENT', 'The transaction is over or unknown.');
    return reads;
  }
}
