import { priceDrop, type PriceDrop } from '../../../domain/favourites/priceDrop';
import { withDrop, type PriceMail } from '../../../domain/notifications/PriceMail';
import type { Clock } from '../../shared/Clock';
import { enterPeople } from '../enterPeople';
import type { NotificationQueue } from '../NotificationQueue';
import type { FavouriteReader } from './FavouriteReader';

/**
 * After a listing was changed: lets the people of whom it is a favourite be notified if its price has dropped. It may be executed more than
 * once for a change, and after later ones.
 */
export class SchedulePriceMails {
  readonly #favourites: Pick<FavouriteReader, 'peopleWith'>;
  readonly #queue: Pick<NotificationQueue<PriceMail>, 'change'>;
  readonly #clock: Clock;

  constructor(
    favourites: Pick<FavouriteReader, 'peopleWith'>,
    queue: Pick<NotificationQueue<PriceMail>, 'change'>,
    clock: Clock,
  ) {
    this.#favourites = favourites;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Why people could not be entered; the others are. Rejects when favourites cannot be read: the people after them are left to a later execution. */
  async execute(listingId: string, { from, to }: PriceDrop): Promise<readonly unknown[]> {
    if (priceDrop(from, to) === null) return [];
    const failures: unknown[] = [];
    for await (const uids of this.#favourites.peopleWith(listingId)) {
      const enter = (uid: string) =>
        this.#queue.change(uid, (entry) => withDrop(entry, uid, listingId, this.#clock.now()));
      failures.push(...(await enterPeople(uids, enter)));
    }
    return failures;
  }
}
