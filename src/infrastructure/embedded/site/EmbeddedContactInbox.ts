import type { ContactInbox } from '../../../application/contact/ContactInbox';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Page } from '../../../application/shared/Page';
import {
  inboxPage,
  type MessageGroup,
  type ReceivedContactMessage,
} from '../../../domain/contact/ReceivedContactMessage';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';

export class EmbeddedContactInbox implements ContactInbox {
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

  async page(
    group: MessageGroup,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<ReceivedContactMessage>>> {
    const all = await this.#all();
    return all.ok ? success(inboxPage(all.value, group, after, limit)) : all;
  }

  async countOpen(limit: number): Promise<BackendResult<number>> {
    const open = await this.page('open', null, limit);
    return open.ok ? success(open.value.items.length) : open;
  }

  async mark(id: string, admin: string | null): Promise<Result<void, BackendFailure | 'missing'>> {
    if (admin !== null && admin !== this.#session.uid) return failure('denied');
    const marked = await asAdmin(this.#database, this.#session, () =>
      this.#database.write(['contactMessages'], async (transaction): Promise<Result<void, 'missing'>> => {
        const messages = transaction.objectStore('contactMessages');
        const message = await messages.get(id);
        if (message === undefined) return failure('missing');
        await messages.put({ ...message, handled: admin === null ? null : { by: admin, at: this.#clock.now() } });
        return success();
      }),
    );
    return marked.ok ? marked.value : marked;
  }

  remove(id: string): Promise<BackendResult<void>> {
    return asAdmin(this.#database, this.#session, () =>
      this.#database.write(['contactMessages'], (transaction) => transaction.objectStore('contactMessages').delete(id)),
    );
  }

  /** Those of the demonstration come with its catalogue: until then, none may mean that they are still to come. */
  async #all(): Promise<BackendResult<readonly ReceivedContactMessage[]>> {
    const read = () =>
      asAdmin(this.#database, this.#session, () =>
        this.#database.read((connection) => connection.getAll('contactMessages')),
      );
    let stored = await read();
    if (stored.ok && stored.value.length === 0 && !this.#importProgress.isOver) {
      await untilImported(this.#importProgress);
      stored = await read();
    }
    return stored.ok
      ? success(stored.value.map(({ handled = null, ...message }) => ({ ...message, handled })))
      : stored;
  }
}
