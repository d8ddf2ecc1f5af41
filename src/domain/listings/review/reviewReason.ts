import type { UserProfile } from '../../account/UserProfile';
import type { Listing } from '../Listing';
import { DAY, MINUTE, type Instant } from '../../shared/Instant';
import { forbiddenWordsIn } from './forbiddenWords';
import type { ReviewSettings } from './ReviewSettings';

/** Why a listing waits for an admin: it has forbidden words, or is one of the first of a new account. */
export type ReviewReason =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'newcomer' };

/** How many listings of a new account wait. */
const FIRST_LISTINGS = 3;

/** The rules go by the server’s clock, from which that of the browser may differ by so much. */
const CLOCK_TOLERANCE = 5 * MINUTE;

type Texts = Pick<Listing, 'title' | 'description'>;

function wordsOf({ title, description }: Texts, { words }: ReviewSettings): readonly string[] {
  return forbiddenWordsIn(`${title} ${description}`, words);
}

/** Whether an account that was created then is new now. */
function isNewcomer(createdAt: Instant, { holdDays }: ReviewSettings, now: Instant): boolean {
  return holdDays > 0 && createdAt + holdDays * DAY + CLOCK_TOLERANCE > now;
}

/**
 * Why a listing that its owner posts (`before` is null) or edits has to wait; null: it has not. An edit that leaves title and text as they
 * are never has: an admin may have approved them.
 */
export function reviewReason(
  after: Texts,
  before: Texts | null,
  owner: Pick<UserProfile, 'createdAt' | 'freeListingsCount'>,
  settings: ReviewSettings,
  now: Instant,
): ReviewReason | null {
  if (before?.title === after.title && before.description === after.description) return null;
  const words = wordsOf(after, settings);
  if (words.length > 0) return { kind: 'words', words };
  const isFirst = before === null && owner.freeListingsCount < FIRST_LISTINGS;
  return isFirst && isNewcomer(owner.createdAt, settings, now) ? { kind: 'newcomer' } : null;
}

/**
 * Why a listing is in review, as far as the settings of now tell; null: they tell nothing, as of one that its owner has corrected. How many
 * listings the account had then is not known.
 */
export function waitingReason(
  listing: Pick<Listing, 'title' | 'description' | 'seller' | 'state' | 'updatedAt'>,
  settings: ReviewSettings,
): ReviewReason | null {
  if (listing.state !== 'in-review') return null;
  const words = wordsOf(listing, settings);
  if (words.length > 0) return { kind: 'words', words };
  return isNewcomer(listing.seller.memberSince, settings, listing.updatedAt) ? { kind: 'newcomer' } : null;
}

/** The listing as its owner may store it: in review where there is a reason. */
export function reviewed(
  after: Listing,
  before: Listing | null,
  owner: Pick<UserProfile, 'createdAt' | 'freeListingsCount'>,
  settings: ReviewSettings,
  now: Instant,
): Listing {
  return reviewReason(after, before, owner, settings, now) === null ? after : { ...after, state: 'in-review' };
}
