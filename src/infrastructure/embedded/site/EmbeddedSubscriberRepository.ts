import type { SubscriberRepository } from '../../../application/newsletter/SubscriberRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Page } from '../../../application/shared/Page';
import type { Subscriber } from '../../../domain/newsletter/Subscriber';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import type { SubscriberRecord } from '../database/records';

/** Reads after the import of the demo, which brings some. */
export class EmbeddedSubscriberRepository implements SubscriberRepository {
  readonly #database: EmbeddedDatabase;
  readonly #session: Pick<EmbeddedSession, 'uid'>;
  readonly #importProgress: ListingImportProgress;

  constructor(
    database: EmbeddedDatabase,
    session: Pick<EmbeddedSession, 'uid'>,
    importProgress: ListingImportProgress,
  ) {
    this.#database = database;
    this.#session = session;
    this.#importProgress = importProgress;
  }

  page(after: string | null, limit: number): Promise<BackendResult<Page<Subscriber>>> {
    return this.#readAsAdmin(async (connection) => {
      const items: Subscriber[] = [];
      const index = connection.transaction('newsletter_subscribers').store.index('byDate');
      let cursor = await index.openCursor(after === null ? null : before(after), 'prev');
      while (cursor !== null && items.length < limit) {
        items.push(subscriberOf(cursor.value));
        cursor = items.length < limit ? await cursor.continue() : cursor;
      }
      const last = items.at(-1);
      return { items, next: last === undefined || items.length < limit ? null : placeOf(last) };
    });
  }

  find({ value }: EmailAddress): Promise<BackendResult<Subscriber | null>> {
    return this.#readAsAdmin(async (connection) => {
      const found = await connection.get('newsletter_subscribers', value);
      return found === undefined ? null : subscriberOf(found);
    });
  }

  remove(id: string): Promise<BackendResult<void>> {
    return asAdmin(this.#database, this.#session, () =>
      this.#database.write(['newsletter_subscribers'], (transaction) =>
        transaction.objectStore('newsletter_subscribers').delete(id),
      ),
    );
  }

  async #readAsAdmin<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    await untilImported(this.#importProgress);
    return asAdmin(this.#database, this.#session, () => this.#database.read(work));
  }
}

function subscriberOf({ email, subscribed_at: subscribedAt, unsubscribeToken }: SubscriberRecord): Subscriber {
  return { id: email, email, subscribedAt, confirmedAt: null, unsubscribeToken: unsubscribeToken ?? null };
}

function placeOf({ subscribedAt, email }: Subscriber): string {
  return `${subscribedAt} ${email}`;
}

function before(place: string): IDBKeyRange {
  const space = place.indexOf(' ');
  return IDBKeyRange.upperBound([Number(place.slice(0, space)), place.slice(space + 1)], true);
}
