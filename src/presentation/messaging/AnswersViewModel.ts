import type { PublishResponseRate } from '../../application/messaging/PublishResponseRate';
import type { Conversation } from '../../domain/messaging/Conversation';

/** Keeps a seller’s public page in step with how they answer. Nobody waits for it: what fails is tried again at the next change. */
export class AnswersViewModel {
  readonly #share: PublishResponseRate;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(share: PublishResponseRate) {
    this.#share = share;
  }

  share(uid: string, conversations: readonly Conversation[]): Promise<unknown> {
    this.#lastTurn = this.#lastTurn.then(() => this.#share.execute(uid, conversations));
    return this.#lastTurn;
  }
}
