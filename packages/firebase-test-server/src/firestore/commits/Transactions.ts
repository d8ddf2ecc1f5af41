import { EngineError } from '../EngineError';
import type { FirestoreEngine } from '../FirestoreEngine';

/** The documents that each open transaction has read. Nothing is locked: the first to commit wins, the other gets ABORTED. */
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

  /** Ends the transaction. Throws ABORTED when a document that it read has changed since. */
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
