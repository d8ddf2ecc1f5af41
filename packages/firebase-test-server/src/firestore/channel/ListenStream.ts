import type { Identity } from '../../identityOf';
import { EngineError } from '../EngineError';
import type { FirestoreEngine } from '../FirestoreEngine';
import { parseMessage } from '../messages';
import type { StructuredQueryProto } from '../protocol';
import { documentProto } from '../values/StoredDocument';
import type { Watch, WatchUpdate } from '../Watch';
import type { ChannelStream } from './ChannelSession';
import { streamError } from './streamError';

interface TargetMessage {
  readonly targetId: number;
  readonly documents?: { readonly documents?: readonly string[] };
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQueryProto };
  readonly resumeToken?: string;
  readonly readTime?: string;
}

interface ListenMessage {
  readonly addTarget?: TargetMessage;
  readonly removeTarget?: number;
}

interface ListenStreamOptions {
  readonly engine: FirestoreEngine;
  readonly identity: Identity;
  readonly database: string;
  readonly send: (message: unknown) => void;
}

/** Sends the documents of the client's targets, then their changes: all changes of one commit belong to one snapshot. */
export class ListenStream implements ChannelStream {
  readonly #options: ListenStreamOptions;
  readonly #watches = new Map<number, Watch>();
  readonly #stop: () => void;

  constructor(options: ListenStreamOptions) {
    this.#options = options;
    this.#stop = options.engine.onCommit((paths) => {
      this.#sendChanges(paths);
    });
  }

  receive(json: string): void {
    try {
      const { addTarget, removeTarget } = parseMessage<ListenMessage>(json);
      if (addTarget !== undefined) this.#options.engine.faults.throwPlanned(json);
      if (addTarget !== undefined) this.#add(addTarget);
      if (removeTarget !== undefined) this.#remove(removeTarget);
    } catch (error) {
      this.#options.send(streamError(EngineError.from(error)));
    }
  }

  close(): void {
    this.#stop();
    this.#watches.clear();
  }

  #add(target: TargetMessage): void {
    const { targetId } = target;
    this.#attempt(targetId, () => {
      this.#options.engine.faults.throwPlanned(JSON.stringify(target), 'target');
      const watch = this.#watchOf(target);
      const update = watch.nextUpdate();
      this.#watches.set(targetId, watch);
      this.#changeTarget('ADD', targetId);
      // Past deletions are not stored: a client that resumes must discard its documents and receives all of them again.
      if (target.resumeToken !== undefined || target.readTime !== undefined) this.#changeTarget('RESET', targetId);
      this.#sendUpdate(targetId, update);
      this.#changeTarget('CURRENT', targetId, this.#now());
      this.#options.send({ targetChange: this.#now() });
    });
  }

  #remove(targetId: number): void {
    this.#watches.delete(targetId);
    this.#changeTarget('REMOVE', targetId);
  }

  #watchOf({ documents, query }: TargetMessage): Watch {
    const { engine, identity } = this.#options;
    if (query !== undefined) return engine.watchQuery(query.structuredQuery, query.parent, identity);
    return engine.watchDocuments(documents?.documents ?? [], identity);
  }

  #sendChanges(paths: ReadonlySet<string>): void {
    const sent = [...this.#watches].map(([targetId, watch]) =>
      this.#attempt(targetId, () => {
        const update = watch.nextUpdate(paths);
        this.#sendUpdate(targetId, update);
        return update !== null;
      }),
    );
    if (sent.includes(true)) this.#options.send({ targetChange: this.#now() });
  }

  /** A refused target is removed with the reason; the others are not affected. */
  #attempt<Outcome>(targetId: number, work: () => Outcome): Outcome | null {
    try {
      return work();
    } catch (error) {
      const { grpcCode, message } = EngineError.from(error);
      this.#watches.delete(targetId);
      this.#changeTarget('REMOVE', targetId, { cause: { code: grpcCode, message } });
      return null;
    }
  }

  #sendUpdate(targetId: number, update: WatchUpdate | null): void {
    const { engine, database, send } = this.#options;
    for (const document of update?.changed ?? []) {
      send({ documentChange: { document: documentProto(database, document), targetIds: [targetId] } });
    }
    for (const path of update?.removed ?? []) {
      const removal = {
        document: `${database}/documents/${path}`,
        readTime: engine.readTime(),
        removedTargetIds: [targetId],
      };
      send(engine.updateTimeOf(path) === null ? { documentDelete: removal } : { documentRemove: removal });
    }
  }

  #changeTarget(targetChangeType: string, targetId: number, more: object = {}): void {
    this.#options.send({ targetChange: { targetChangeType, targetIds: [targetId], ...more } });
  }

  #now(): { readonly resumeToken: string; readonly readTime: string } {
    const readTime = this.#options.engine.readTime();
    return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
  }
}
