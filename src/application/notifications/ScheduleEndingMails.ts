import { dayOf, endingsAmong, mentionedEnds, withEnding, type EndingMail } from '../../domain/notifications/EndingMail';
import type { Instant } from '../../domain/shared/Instant';
import type { Clock } from '../shared/Clock';
import type { EndingListing, EndingListingReader } from './EndingListingReader';
import { enterPeople } from './enterPeople';
import type { NotificationQueue } from './NotificationQueue';

/**
 * Enters the owners of all listings that are mentioned today into the queue of e-mails about the end of listings. Runs that overlap, or come
 * later on the same day, enter those who are missing; nobody gets two e-mails for a day.
 */
export class ScheduleEndingMails {
  readonly #listings: Pick<EndingListingReader, 'endingAt'>;
  readonly #queue: Pick<NotificationQueue<EndingMail>, 'change'>;
  readonly #clock: Clock;

  constructor(
    listings: Pick<EndingListingReader, 'endingAt'>,
    queue: Pick<NotificationQueue<EndingMail>, 'change'>,
    clock: Clock,
  ) {
    this.#listings = listings;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Why owners could not be entered; the others are. Rejects when listings cannot be read: those after them are left to a later run. */
  async execute(): Promise<readonly unknown[]> {
    const day = dayOf(this.#clock.now());
    const seen = new Set<string>();
    const failures: unknown[] = [];
    for (const end of mentionedEnds(day)) {
      for await (const listings of this.#listings.endingAt(end)) {
        const owners = [...ownersAmong(listings, this.#clock.now())].filter((uid) => !seen.has(uid));
        for (const uid of owners) seen.add(uid);
        const enter = (uid: string) => this.#queue.change(uid, (entry) => withEnding(entry, uid, day));
        failures.push(...(await enterPeople(owners, enter)));
      }
    }
    return failures;
  }
}

function ownersAmong(listings: readonly EndingListing[], now: Instant): ReadonlySet<string> {
  const { soon, ended } = endingsAmong(listings, now);
  return new Set([...soon, ...ended].map(({ ownerId }) => ownerId));
}
