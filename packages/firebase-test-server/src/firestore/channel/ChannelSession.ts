import type { ServerResponse } from 'node:http';
import { BackChannel } from './BackChannel';

/** The server's side of a stream: Listen or Write. */
export interface ChannelStream {
  receive(json: string): void;
  close(): void;
}

/** Milliseconds without a back channel after which the page is assumed to be closed. */
const SILENCE_TIMEOUT = 30_000;

export interface ChannelSessionOptions {
  readonly projectId: string;
  readonly openStream: (send: (message: unknown) => void) => ChannelStream;
  /** Called when the client has been silent for too long. */
  readonly onTimeout: () => void;
}

/**
 * One connection of the SDK. Outgoing messages are numbered and stored until the client acknowledges them; they are sent over the
 * back channel that is open. Incoming messages are numbered too.
 */
export class ChannelSession {
  readonly projectId: string;
  readonly #stream: ChannelStream;
  readonly #timeout: NodeJS.Timeout;
  readonly #outOfOrder = new Map<number, string>();
  #received = 0;
  #unacknowledged: (readonly [number, readonly unknown[]])[] = [];
  #lastId = 0;
  #backChannel: BackChannel | null = null;

  constructor({ projectId, openStream, onTimeout }: ChannelSessionOptions) {
    this.projectId = projectId;
    this.#stream = openStream((message) => {
      this.#send(message);
    });
    this.#timeout = setTimeout(() => {
      if (this.hasBackChannel) this.#timeout.refresh();
      else onTimeout();
    }, SILENCE_TIMEOUT).unref();
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#backChannel?.isOpen ?? false;
  }

  /** Passes messages on in the order of their numbers, each once; they may arrive twice and in any order. */
  receive(messages: Iterable<readonly [number, string]>): void {
    for (const [number, json] of messages) if (number >= this.#received) this.#outOfOrder.set(number, json);
    for (
      let next = this.#outOfOrder.get(this.#received);
      next !== undefined;
      next = this.#outOfOrder.get(this.#received)
    ) {
      this.#outOfOrder.delete(this.#received);
      this.#received += 1;
      this.#stream.receive(next);
    }
  }

  /** Sends on `response` from now on, beginning with what the client has not yet received. */
  openBackChannel(response: ServerResponse, lastIdReceived: number, streaming: boolean): void {
    this.#backChannel?.end();
    this.#unacknowledged = this.#unacknowledged.filter(([id]) => id > lastIdReceived);
    const channel = new BackChannel(response, streaming, () => {
      this.#send('noop');
    });
    this.#backChannel = channel;
    this.#timeout.refresh();
    if (this.#unacknowledged.length > 0) channel.write(this.#unacknowledged);
    if (streaming) this.#send('noop');
  }

  close(): void {
    clearTimeout(this.#timeout);
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
