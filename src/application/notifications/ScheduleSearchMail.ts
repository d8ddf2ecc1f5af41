import { firstSearchMail, type SearchMail } from '../../domain/notifications/SearchMail';
import type { Clock } from '../shared/Clock';
import type { NotificationQueue } from './NotificationQueue';
import type { SavedSearchReader } from './SavedSearchReader';

/**
 * After any of a person’s saved searches was written: lets them be notified of new listings. It may be executed more than once for a search,
 * and after later changes.
 */
export class ScheduleSearchMail {
  readonly #searches: Pick<SavedSearchReader, 'hasAny'>;
  readonly #queue: Pick<NotificationQueue<SearchMail>, 'change'>;
  readonly #clock: Clock;

  constructor(
    searches: Pick<SavedSearchReader, 'hasAny'>,
    queue: Pick<NotificationQueue<SearchMail>, 'change'>,
    clock: Clock,
  ) {
    this.#searches = searches;
    this.#queue = queue;
    this.#clock = clock;
  }

  async execute(uid: string): Promise<void> {
    if (!(await this.#searches.hasAny(uid))) return;
    await this.#queue.change(uid, (entry) => entry ?? firstSearchMail(uid, this.#clock.now()));
  }
}
