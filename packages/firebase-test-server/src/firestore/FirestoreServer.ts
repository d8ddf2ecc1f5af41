import type { HttpExchange, ServerPart } from '../ServerPart';
import type { RulesFile } from '../rules/syntax/RulesFile';
import { answerControl } from './answerControl';
import { Channels } from './channel/Channels';
import { EngineError } from './EngineError';
import type { FirestoreIndexes } from './queries/FirestoreIndexes';
import { FirestoreEngine } from './FirestoreEngine';
import { sendJson } from './messages';
import { answerRest } from './rest/answerRest';

export interface FirestoreServerOptions {
  /** Null: everything is allowed. */
  readonly rules?: RulesFile | null;
  readonly indexes?: FirestoreIndexes;
}

/** Serves any number of projects over REST and WebChannel, each with its own documents, rules and costs. */
export class FirestoreServer implements ServerPart {
  readonly channels = new Channels(this);
  readonly #options: FirestoreServerOptions;
  readonly #engines = new Map<string, FirestoreEngine>();

  constructor(options: FirestoreServerOptions = {}) {
    this.#options = options;
  }

  engine(projectId: string): FirestoreEngine {
    const engine = this.#engines.get(projectId) ?? new FirestoreEngine(this.#options);
    this.#engines.set(projectId, engine);
    return engine;
  }

  async handle(exchange: HttpExchange): Promise<boolean> {
    try {
      return (
        (await this.channels.handle(exchange)) ||
        (await answerRest(this, exchange)) ||
        (await answerControl(this, exchange))
      );
    } catch (error) {
      const { grpcCode, httpStatus, message, status } = EngineError.from(error);
      sendJson(exchange.response, { error: { code: httpStatus, message, status, grpcCode } }, httpStatus);
      return true;
    }
  }

  close(): void {
    this.channels.drop();
  }
}
