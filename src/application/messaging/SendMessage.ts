import type { MessageContent } from '../../domain/messaging/Message';
import { derivedIdOf } from '../../domain/messaging/Message';
import type { Clock } from '../shared/Clock';
import type { IdGenerator } from '../shared/IdGenerator';
import type { OutgoingMessage } from './ConversationRepository';
import type { MessageOutbox } from './MessageOutbox';

/** Adds a message to the outbox; `MessageDelivery` sends it once, in order, as soon as the backend can be reached. */
export class SendMessage {
  readonly #outbox: MessageOutbox;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(outbox: MessageOutbox, ids: IdGenerator, clock: Clock) {
    this.#outbox = outbox;
    this.#ids = ids;
    this.#clock = clock;
  }

  execute(message: Omit<OutgoingMessage, 'id'>): void {
    const id = this.#idFor(message.content);
    // The id of an answer follows from the id of what it answers: a refused one in the outbox would block every other answer.
    const refused = this.#outbox.of(message.authorId).find((known) => known.id === id && known.isRefused);
    if (refused !== undefined) this.#outbox.remove(refused);
    this.#outbox.add({ ...message, id, writtenAt: this.#clock.now(), hasWaitingPhoto: false, isRefused: false });
  }

  #idFor(content: MessageContent): string {
    return derivedIdOf(content) ?? this.#ids.newId();
  }
}
