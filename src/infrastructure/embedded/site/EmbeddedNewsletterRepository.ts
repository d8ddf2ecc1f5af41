import type {
  AddSubscriptionFailure,
  NewsletterRepository,
} from '../../../application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { NewsletterSubscription } from '../../../domain/newsletter/NewsletterSubscription';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { asAdmin } from './asAdmin';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import { outageMessages } from '../database/messages';

export class EmbeddedNewsletterRepository implements NewsletterRepository {
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  async add({ email, source }: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    const added = await this.#database.write(['newsletterSubscribers'], async (transaction) => {
      const subscribers = transaction.objectStore('newsletterSubscribers');
      if ((await subscribers.getKey(email.value)) !== undefined) return false;
      await subscribers.add({ email: email.value, subscribedAt: this.#clock.now(), source });
      return true;
    });
    if (!added.ok) return failure({ kind: 'outage', message: outageMessages[added.failure] });
    return added.value ? success() : failure('already-subscribed');
  }

  count(): Promise<BackendResult<number>> {
    return asAdmin(this.#database, this.#session, () =>
      this.#database.read((connection) => connection.count('newsletterSubscribers')),
    );
  }
}
