import { chosenName } from '../../domain/account/UserProfile';
import { dayOf } from '../../domain/notifications/EndingMail';
import { afterRun, asFailedSearchMail, type SearchMail } from '../../domain/notifications/SearchMail';
import { findNewListings } from '../favourites/findNewListings';
import type { ListingSearch } from '../search/ListingSearch';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Clock } from '../shared/Clock';
import { openChannels, type Channels, type OpenChannels } from './channels';
import type { MailRecipients } from './MailRecipients';
import type { NotificationQueue } from './NotificationQueue';
import type { SavedSearchReader } from './SavedSearchReader';
import type { NewListingsMail, SearchMailer, SearchNews } from './SearchMailer';
import { endUnwanted, sendDue, sendEntry, type MailOutcome, type PreparedSteps } from './sendDue';

/** `newSearch`: one for each person; a search holds what it has read. */
export interface SearchMailSources {
  readonly queue: NotificationQueue<SearchMail>;
  readonly searches: SavedSearchReader;
  readonly recipients: MailRecipients;
  readonly newSearch: () => Pick<ListingSearch, 'search'>;
}

/** What e-mails and pushes about new listings say. */
export type NewListings = Pick<NewListingsMail, 'searches' | 'newest'>;

type SearchChannels = Channels<SearchMailer, NewListings>;

/**
 * Repeats the saved searches of those whose turn it is, and notifies each if there are new listings, after ending the e-mails of anyone who has
 * unsubscribed.
 */
export class SendSearchMails {
  readonly #sources: SearchMailSources;
  readonly #channels: SearchChannels;
  readonly #clock: Clock;

  constructor(sources: SearchMailSources, channels: SearchChannels, clock: Clock) {
    this.#sources = sources;
    this.#channels = channels;
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
      fail: (takenAt, now) =>
        queue.change(uid, (current) => current && asFailedSearchMail(current, entry, takenAt, now)),
    });
  }

  async #prepare(entry: SearchMail): Promise<PreparedSteps> {
    const { queue, recipients } = this.#sources;
    const uid = entry.recipientId;
    const open = await openChannels(uid, await recipients.searchRecipient(uid), this.#channels);
    const found = await this.#newsFor(entry, open !== null);
    if (found === 'no-searches') return { push: null, mail: null, take: () => queue.remove(uid).then(() => true) };
    return {
      push: found && open && this.#pushTo(uid, open, found),
      mail: found && open && (await this.#mailTo(uid, open, found)),
      take: (now) => queue.change(uid, (current) => current && afterRun(current, found?.newest ?? null, now)),
    };
  }

  /** Null: nothing is new, or there is nobody to notify. */
  async #newsFor(
    { recipientId: uid, announcedUntil }: SearchMail,
    isReached: boolean,
  ): Promise<NewListings | 'no-searches' | null> {
    if (!isReached) return (await this.#sources.searches.hasAny(uid)) ? null : 'no-searches';
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

  #pushTo(uid: string, { pushes }: OpenChannels<SearchMailer, NewListings>, found: NewListings) {
    const day = dayOf(this.#clock.now());
    return pushes && (() => pushes.enter({ recipientId: uid, day, about: String(found.newest), news: found }));
  }

  async #mailTo(uid: string, { mail: channel }: OpenChannels<SearchMailer, NewListings>, found: NewListings) {
    if (channel === null) return null;
    const { mailer, address, name } = channel;
    const unsubscribeToken = await this.#sources.recipients.tokenOf(uid, 'savedSearches');
    const mail = { ...found, address, recipientId: uid, recipientName: chosenName(uid, name), unsubscribeToken };
    return () => mailer.send(mail);
  }
}

/** Whether it may go better later. A search that is refused as such is left out, as on the site: it must not keep the others back. */
function passes(failure: BackendFailure): boolean {
  return failure === 'offline' || failure === 'timeout';
}
