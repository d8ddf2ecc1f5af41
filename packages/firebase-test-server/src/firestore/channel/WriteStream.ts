import type { Identity } from '../../identityOf';
import { EngineError } from '../EngineError';
import type { FirestoreEngine } from '../FirestoreEngine';
import { parseMessage } from '../messages';
import type { WriteProto } from '../protocol';
import type { ChannelStream } from './ChannelSession';
import { streamError } from './streamError';

interface WriteMessage {
  readonly writes?: readonly WriteProto[];
}

interface WriteStreamOptions {
  readonly engine: FirestoreEngine;
  readonly identity: Identity;
  readonly send: (message: unknown) => void;
}

/** Commits each message atomically. A refusal ends the stream: the client drops that message and opens a new stream. */
export class WriteStream implements ChannelStream {
  readonly #options: WriteStreamOptions;
  #responses = 0;
  #closed = false;

  constructor(options: WriteStreamOptions) {
    this.#options = options;
  }

  receive(json: string): void {
    if (this.#closed) return;
    const { send } = this.#options;
    try {
      send(this.#answer(parseMessage<WriteMessage>(json)));
    } catch (error) {
      this.#closed = true;
      send(streamError(EngineError.from(error)));
    }
  }

  close(): void {
    this.#closed = true;
  }

  #answer({ writes }: WriteMessage): object {
    const { engine, identity } = this.#options;
    this.#responses += 1;
    const streamToken = Buffer.from(String(this.#responses)).toString('base64');
    return writes === undefined
      ? { streamId: 'writes', streamToken }
      : { streamToken, ...engine.commit(writes, identity) };
  }
}
