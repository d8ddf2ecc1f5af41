import type { ServerResponse } from 'node:http';
import { BackChannel } from './BackChannel';

/** What talks over a channel: Firestore's Listen or Write. */
export interface ChannelStream {
  receive(json: string): void;
  close(): void;
}

/** A page that was closed says no good-bye: so long after its last back channel it is gone. */
const patience = 30_000;

export interface ChannelSessionOptions {
  readonly projectId: string;
  readonly openStream: (send: (message: unknown) => void) => ChannelStream;
  /** Called once the client has been silent for too long. */
  readonly onSilence: () => void;
}

/** One SDK connection: numbered messages out, over whatever back channel is open, kept until acknowledged; numbered messages in. */
export class ChannelSession {
  readonly projectId: string;
  readonly #stream: ChannelStream;
  readonly #silence: NodeJS.Timeout;
  readonly #early = new Map<number, string>();
  #received = 0;
  #unacknowledged: (readonly [number, readonly unknown[]])[] = [];
  #lastId = 0;
  #backChannel: BackChannel | null = null;

  constructor({ projectId, openStream, onSilence }: ChannelSessionOptions) {
    this.projectId = projectId;
    this.#stream = openStream((message) => {
      this.#send(message);
    });
    this.#silence = setTimeout(() => {
      if (this.hasBackChannel) this.#silence.refresh();
      else onSilence();
    }, patience).unref();
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
    this.#silence.refresh();
    if (this.#unacknowledged.length > 0) channel.write(this.#unacknowledged);
    if (streaming) this.#send('noop');
  }

  close(): void {
    clearTimeout(this.#silence);
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
