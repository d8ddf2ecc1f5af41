import type {
  AddSubscriptionFailure,
  ConfirmSubscriptionFailure,
  NewsletterRepository,
  RemoveSubscriptionFailure,
} from '../../../application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { NewsletterSubscription } from '../../../domain/newsletter/NewsletterSubscription';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import { outageMessages } from './messages';

export class EmbeddedNewsletterRepository implements NewsletterRepository {
  readonly #database: EmbeddedDatabase;
  readonly #session: Pick<EmbeddedSession, 'uid'>;
  readonly #clock: Clock;
  readonly #importProgress: ListingImportProgress;

  constructor(
    database: EmbeddedDatabase,
    session: Pick<EmbeddedSession, 'uid'>,
    clock: Clock,
    importProgress: ListingImportProgress,
  ) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
    this.#importProgress = importProgress;
  }

  async add({ email, ...how }: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    const added = await this.#database.write(['newsletter_subscribers'], async (transaction) => {
      const subscribers = transaction.objectStore('newsletter_subscribers');
      if ((await subscribers.getKey(email.value)) !== undefined) return false;
      await subscribers.add({ email: email.value, subscribed_at: this.#clock.now(), ...how });
      return true;
    });
    if (!added.ok) return failure({ kind: 'outage', message: outageMessages[added.failure] });
    return added.value ? success() : failure('already-subscribed');
  }

  async remove(unsubscribeToken: string): Promise<Result<void, RemoveSubscriptionFailure>> {
    const removed = await this.#database.write(['newsletter_subscribers'], async (transaction) => {
      const subscribers = transaction.objectStore('newsletter_subscribers');
      const found = (await subscribers.getAll()).find((one) => one.unsubscribeToken === unsubscribeToken);
      if (found !== undefined) await subscribers.delete(found.email);
      return found !== undefined;
    });
    if (!removed.ok) return removed;
    return removed.value ? success() : failure('not-subscribed');
  }

  /** There is no server that could have sent a link. */
  confirm(): Promise<Result<void, ConfirmSubscriptionFailure>> {
    return Promise.resolve(failure('unknown-token'));
  }

  async removeAddress({ value }: EmailAddress): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['newsletter_subscribers', 'accounts'], async (transaction) => {
      const subscribers = transaction.objectStore('newsletter_subscribers');
      if ((await subscribers.getKey(value)) === undefined) return true;
      const account = await transaction.objectStore('accounts').get(this.#session.uid ?? '');
      if (account?.email !== value || !account.isEmailVerified) return false;
      await subscribers.delete(value);
      return true;
    });
    if (!removed.ok) return removed;
    return removed.value ? success() : failure('denied');
  }

  /** After the import of the demo, which brings some. */
  async count(): Promise<BackendResult<number>> {
    await untilImported(this.#importProgress);
    return asAdmin(this.#database, this.#session, () =>
      this.#database.read((connection) => connection.count('newsletter_subscribers')),
    );
  }
}
