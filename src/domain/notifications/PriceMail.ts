import { priceDrop, type PriceDrop } from '../favourites/priceDrop';
import { currentState } from '../listings/lifecycle/lifetime';
import type { Listing } from '../listings/Listing';
import { priceInEuros, type Price } from '../listings/Price';
import { priceHistory } from '../listings/priceHistory';
import { DAY, type Instant } from '../shared/Instant';
import { nextMorning } from './nextMorning';
import { MAXIMUM_ATTEMPTS, retryDelay } from './retryDelay';

/** How many listings an entry names: of those whose price has dropped, and of those whose price was announced. Later ones replace the first. */
export const MOST_LISTINGS = 50;
/** Milliseconds for which an announced price is known: those of `priceHistory`, after which a price may be called reduced again. */
const MEMORY = 30 * DAY;

/** What is known of the e-mails to a person about favourites whose price has dropped. */
export interface PriceMail {
  readonly recipientId: string;
  /** When the next e-mail is to be sent; null: none is waiting. */
  readonly dueAt: Instant | null;
  /** When the last one was taken to be sent; null: none was. */
  readonly takenAt: Instant | null;
  /** How often the waiting e-mail has failed. */
  readonly attempts: number;
  /** The ids of the listings that the waiting e-mail is about, in the order in which their prices have dropped. */
  readonly listingIds: readonly string[];
  /** The last price of each listing that the person was notified of, in the order in which they were. */
  readonly announced: readonly AnnouncedPrice[];
}

export interface AnnouncedPrice {
  readonly listingId: string;
  readonly price: Price;
  readonly at: Instant;
}

/** A favourite as it is now. */
export interface CurrentFavourite {
  readonly listing: Listing;
  /** When it became a favourite. */
  readonly firstPrice: Price;
}

export interface DroppedFavourite {
  readonly listing: Listing;
  readonly from: Price;
}

/** With this listing in the e-mail of the next morning. The same object when it is in it already. */
export function withDrop(before: PriceMail | null, recipientId: string, listingId: string, now: Instant): PriceMail {
  const mail = before ?? { recipientId, dueAt: null, takenAt: null, attempts: 0, listingIds: [], announced: [] };
  if (mail.listingIds.includes(listingId)) return mail;
  return {
    ...mail,
    dueAt: mail.dueAt ?? nextMorning(now),
    listingIds: [...mail.listingIds, listingId].slice(-MOST_LISTINGS),
  };
}

/**
 * Of favourites whose price has dropped, those of which the person is notified: offers of others that are online, and cost less than when they
 * became a favourite, than what was announced, and than what `priceHistory` measures a drop from. The last drop first.
 */
export function dropsAmong(
  favourites: readonly CurrentFavourite[],
  { recipientId, listingIds, announced }: PriceMail,
  now: Instant,
): readonly DroppedFavourite[] {
  return listingIds.toReversed().flatMap((id) => {
    const favourite = favourites.find(({ listing }) => listing.id === id);
    if (favourite === undefined || !isOffered(favourite.listing, recipientId, now)) return [];
    const known = announced.find(({ listingId, at }) => listingId === id && at > now - MEMORY);
    const drop = dropOf(favourite, known?.price);
    return drop === null ? [] : [{ listing: favourite.listing, from: drop.from }];
  });
}

function isOffered(listing: Listing, recipientId: string, now: Instant): boolean {
  return listing.kind === 'offer' && listing.ownerId !== recipientId && currentState(listing, now) === 'online';
}

function dropOf({ listing, firstPrice }: CurrentFavourite, announced: Price | undefined): PriceDrop | null {
  const history = priceHistory(listing);
  if (history !== null && history.move !== 'drop') return null;
  const known = [firstPrice, announced, history?.from].flatMap((price) =>
    price === undefined || priceInEuros(price) === null ? [] : [price],
  );
  const lowest = known.find((price) => known.every((other) => priceDrop(price, other) === null));
  return lowest === undefined ? null : priceDrop(lowest, listing.price);
}

/**
 * As after it was taken at `now` to be sent with these drops, none: no e-mail is needed. `before` is what it was when it was due; a listing
 * whose price has dropped since then waits for the next morning. Null when nothing is due, since another process has taken it.
 */
export function takenPriceMail(
  mail: PriceMail,
  before: PriceMail,
  drops: readonly DroppedFavourite[],
  now: Instant,
): PriceMail | null {
  if (mail.dueAt === null || mail.dueAt > now) return null;
  const listingIds = mail.listingIds.filter((id) => !before.listingIds.includes(id));
  const news = drops.map(({ listing }) => ({ listingId: listing.id, price: listing.price, at: now }));
  const others = mail.announced.filter(
    ({ listingId, at }) => at > now - MEMORY && news.every((one) => one.listingId !== listingId),
  );
  return {
    ...mail,
    dueAt: listingIds.length === 0 ? null : nextMorning(now),
    takenAt: now,
    attempts: 0,
    listingIds,
    announced: [...others, ...news].slice(-MOST_LISTINGS),
  };
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `takenAt` when it was taken to be sent, null: it was
 * not. After five attempts the e-mail of the next morning is about the same listings. The same object when another process has taken it
 * meanwhile.
 */
export function asFailedPriceMail(
  mail: PriceMail,
  before: PriceMail,
  takenAt: Instant | null,
  now: Instant,
): PriceMail {
  const isOwn = takenAt === null ? mail.dueAt === before.dueAt : mail.takenAt === takenAt;
  if (!isOwn) return mail;
  const attempts = before.attempts + 1;
  const isTriedAgain = attempts < MAXIMUM_ATTEMPTS;
  return {
    ...mail,
    dueAt: isTriedAgain ? now + retryDelay(before.attempts) : nextMorning(now),
    takenAt: before.takenAt,
    attempts: isTriedAgain ? attempts : 0,
    listingIds: [...new Set([...before.listingIds, ...mail.listingIds])].slice(-MOST_LISTINGS),
    announced: before.announced,
  };
}
