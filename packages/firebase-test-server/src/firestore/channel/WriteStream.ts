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

/** Commits what comes in, one atomic commit per message. A refusal ends the stream: the client drops that message and comes back. */
export class WriteStream implements ChannelStream {
  readonly #options: WriteStreamOptions;
  #answers = 0;
  #over = false;

  constructor(options: WriteStreamOptions) {
    this.#options = options;
  }

  receive(json: string): void {
    if (this.#over) return;
    const { send } = this.#options;
    try {
      send(this.#answer(parseMessage<WriteMessage>(json)));
    } catch (error) {
      this.#over = true;
      send(streamError(EngineError.from(error)));
    }
  }

  close(): void {
    this.#over = true;
  }

  #answer({ writes }: WriteMessage): object {
    const { engine, identity } = this.#options;
    this.#answers += 1;
    const streamToken = Buffer.from(String(this.#answers)).toString('base64');
    return writes === undefined
      ? { streamId: 'writes', streamToken }
      : { streamToken, ...engine.commit(writes, identity) };
  }
}
