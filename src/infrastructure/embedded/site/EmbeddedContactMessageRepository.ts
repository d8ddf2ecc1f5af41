import type { ContactMessageRepository } from '../../../application/contact/ContactMessageRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { ContactMessage } from '../../../domain/contact/ContactMessage';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedContactMessageRepository implements ContactMessageRepository {
  readonly isDemonstration = true;
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  add({ email, ...message }: ContactMessage): Promise<BackendResult<void>> {
    return this.#database.write(['contactMessages'], async (transaction) => {
      const messages = transaction.objectStore('contactMessages');
      if ((await messages.getKey(message.id)) === undefined)
        await messages.add({ ...message, email: email.value, sentAt: this.#clock.now(), handled: null });
    });
  }
}
