import type { ServerResponse } from 'node:http';
import { frame } from './frame';

const noopInterval = 30_000;
const lifetime = 60_000;

/** The response to one `GET`. A streaming one stays open for a minute, any other ends after the first messages. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #streaming: boolean;
  readonly #timers: readonly NodeJS.Timeout[];

  /** `sendNoop` must write a noop to this channel. */
  constructor(response: ServerResponse, streaming: boolean, sendNoop: () => void) {
    this.#response = response;
    this.#streaming = streaming;
    const endWithNoop = () => {
      sendNoop();
      this.end();
    };
    this.#timers = [setInterval(sendNoop, noopInterval).unref(), setTimeout(endWithNoop, lifetime).unref()];
    response.on('close', () => {
      this.#stopTimers();
    });
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.flushHeaders();
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  write(messages: readonly unknown[]): void {
    if (!this.isOpen) return;
    this.#response.write(frame(messages));
    if (!this.#streaming) this.end();
  }

  end(): void {
    this.#stopTimers();
    this.#response.end();
  }

  /** Breaks the connection as a lost network does. */
  drop(): void {
    this.#stopTimers();
    this.#response.destroy();
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
