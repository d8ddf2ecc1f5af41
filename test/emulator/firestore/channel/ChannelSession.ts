import type { ServerResponse } from 'node:http';
import { BackChannel } from './BackChannel';

/** What talks over a channel: Firestore's Listen or Write. */
export interface ChannelStream {
  receive(json: string): void;
  close(): void;
}

/** One SDK connection: numbered messages out, over whatever back channel is open, kept until acknowledged; numbered messages in. */
export class ChannelSession {
  readonly projectId: string;
  readonly #stream: ChannelStream;
  readonly #early = new Map<number, string>();
  #received = 0;
  #unacknowledged: (readonly [number, readonly unknown[]])[] = [];
  #lastId = 0;
  #backChannel: BackChannel | null = null;

  constructor(projectId: string, openStream: (send: (message: unknown) => void) => ChannelStream) {
    this.projectId = projectId;
    this.#stream = openStream((message) => {
      this.#send(message);
    });
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#backChannel?.isOpen ?? false;
  }

  /** Messages in the order of their numbers, each once, however they arrive. */
  receive(messages: Iterable<readonly [number, string]>): void {
    for (const [number, json] of messages) if (number >= this.#received) this.#early.set(number, json);
    for (let next = this.#early.get(this.#received); next !== undefined; next = this.#early.get(this.#received)) {
      this.#early.delete(this.#received);
      this.#received += 1;
      this.#stream.receive(next);
    }
  }

  /** Sends on `response` from now on, first what the client says it has not got. */
  openBackChannel(response: ServerResponse, lastIdReceived: number, streaming: boolean): void {
    this.#backChannel?.end();
    this.#unacknowledged = this.#unacknowledged.filter(([id]) => id > lastIdReceived);
    const channel = new BackChannel(response, streaming, () => {
      this.#send('noop');
    });
    this.#backChannel = channel;
    if (this.#unacknowledged.length > 0) channel.write(this.#unacknowledged);
    if (streaming) this.#send('noop');
  }

  close(): void {
    this.#backChannel?.drop();
    this.#stream.close();
  }

  #send(message: unknown): void {
    this.#lastId += 1;
    const numbered = [this.#lastId, [message]] as const;
    this.#unacknowledged.push(numbered);
    this.#backChannel?.write([numbered]);
  }
}
