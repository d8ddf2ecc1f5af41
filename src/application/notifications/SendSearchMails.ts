import { chosenName } from '../../domain/account/UserProfile';
import { afterRun, asFailedSearchMail, type SearchMail } from '../../domain/notifications/SearchMail';
import { findNewListings } from '../favourites/findNewListings';
import type { ListingSearch } from '../search/ListingSearch';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Clock } from '../shared/Clock';
import type { MailRecipient, MailRecipients } from './MailRecipients';
import type { SavedSearchReader } from './SavedSearchReader';
import type { NewListingsMail, SearchMailer, SearchNews } from './SearchMailer';
import type { SearchMailQueue } from './SearchMailQueue';
import { endUnwanted, sendDue, sendEntry, type EntrySteps, type MailOutcome } from './sendDue';

/** `newSearch`: one for each person; a search holds what it has read. */
export interface SearchMailSources {
  readonly queue: SearchMailQueue;
  readonly searches: SavedSearchReader;
  readonly recipients: MailRecipients;
  readonly newSearch: () => Pick<ListingSearch, 'search'>;
}

type Found = Pick<NewListingsMail, 'searches' | 'newest'>;

/**
 * Repeats the saved searches of those whose turn it is, and sends each an e-mail if there are new listings, after ending those of anyone who
 * has unsubscribed.
 */
export class SendSearchMails {
  readonly #sources: SearchMailSources;
  readonly #mailer: SearchMailer;
  readonly #clock: Clock;

  constructor(sources: SearchMailSources, mailer: SearchMailer, clock: Clock) {
    this.#sources = sources;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    await endUnwanted(this.#sources.recipients);
    return sendDue(this.#sources.queue, this.#clock, (entry) => this.#process(entry));
  }

  /** Whether an e-mail was sent. Rejects when it could not be, after noting that. */
  #process(entry: SearchMail): Promise<boolean> {
    const { queue } = this.#sources;
    const uid = entry.recipientId;
    return sendEntry(this.#clock, {
      prepare: () => this.#prepare(entry),
      send: (mail) => this.#mailer.send(mail),
      fail: (takenAt, now) =>
        queue.change(uid, (current) => current && asFailedSearchMail(current, entry, takenAt, now)),
    });
  }

  async #prepare(entry: SearchMail): ReturnType<EntrySteps<NewListingsMail>['prepare']> {
    const { queue, recipients } = this.#sources;
    const uid = entry.recipientId;
    const recipient = await recipients.searchRecipient(uid);
    const found = await this.#newsFor(entry, recipient);
    if (found === 'no-searches') return { mail: null, take: () => queue.remove(uid).then(() => true) };
    return {
      mail: found && recipient && (await this.#mailTo(uid, recipient, found)),
      take: (now) => queue.change(uid, (current) => current && afterRun(current, found?.newest ?? null, now)),
    };
  }

  /** Null: nothing is new, or there is nobody to tell. */
  async #newsFor(
    { recipientId: uid, announcedUntil }: SearchMail,
    recipient: MailRecipient | null,
  ): Promise<Found | 'no-searches' | null> {
    if (recipient === null) return (await this.#sources.searches.hasAny(uid)) ? null : 'no-searches';
    const { searches, hiddenSellers } = await this.#sources.searches.read(uid);
    if (searches.length === 0) return 'no-searches';
    const search = this.#sources.newSearch();
    const begunAt = this.#clock.now();
    const isHidden = (ownerId: string) => ownerId === uid || hiddenSellers.has(ownerId);
    const news: SearchNews[] = [];
    for (const { name, criteria, lookedAt } of searches) {
      const found = await findNewListings(search, criteria, Math.max(lookedAt, announcedUntil), isHidden);
      if (!found.ok && passes(found.failure)) throw new Error(`A saved search cannot be repeated: ${found.failure}`);
      // What comes while searches are read is left to the next morning: `announcedUntil` is one for all of them.
      const listings = found.ok ? found.value.filter(({ publishedAt }) => publishedAt <= begunAt) : [];
      if (listings.length > 0) news.push({ name, criteria, listings });
    }
    if (news.length === 0) return null;
    const published = news.flatMap(({ listings }) => listings.map(({ publishedAt }) => publishedAt));
    return { searches: news, newest: Math.max(...published) };
  }

  async #mailTo(uid: string, { address, name }: MailRecipient, found: Found): Promise<NewListingsMail> {
    const unsubscribeToken = await this.#sources.recipients.tokenOf(uid, 'savedSearches');
    return { ...found, address, recipientId: uid, recipientName: chosenName(uid, name), unsubscribeToken };
  }
}

/** Whether it may go better later. A search that is refused as such is left out, as on the site: it must not keep the others back. */
function passes(failure: BackendFailure): boolean {
  return failure === 'offline' || failure === 'timeout';
}
