import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import type { Listing } from '../../../domain/listings/Listing';
import { listingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import type { ModerationAccount } from '../../../domain/moderation/Measure';
import type { NoticeTarget } from '../../../domain/moderation/Notice';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { contentNamed, contentOfListing, type ReportedContent } from '../../../domain/moderation/ReportedContent';
import type { Instant } from '../../../domain/shared/Instant';
import { toListingUnlessDeleted } from '../listings/toListing';
import type { ModerationTransaction } from './ModerationTransaction';

type Person = ModerationAccount & { readonly displayName: string };

/** Null for another target, and for a listing that is gone. */
export async function listingOf(
  transaction: ModerationTransaction,
  { kind, id }: ReportTarget,
): Promise<Listing | null> {
  return kind === 'listing' ? toListingUnlessDeleted(await transaction.objectStore('listings').get(id)) : null;
}

/** Sellers of the demo catalogue have no account: their name is taken from one of their listings. */
export async function personOf(transaction: ModerationTransaction, uid: string): Promise<Person | null> {
  const account = await transaction.objectStore('users').get(uid);
  if (account !== undefined) return account;
  const byOwner = transaction.objectStore('listings').index('byOwner');
  const owned = await byOwner.getAll(IDBKeyRange.bound([uid], [uid, []]));
  const [listing] = owned.map(toListingUnlessDeleted).filter((one) => one !== null);
  return listing === undefined ? null : { uid, role: 'user', displayName: listing.seller.name };
}

/** What everybody sees of a target; null if there is nothing. */
export async function seenContentOf(
  transaction: ModerationTransaction,
  target: NoticeTarget,
  now: Instant,
): Promise<ReportedContent | null> {
  if (target.kind === 'listing') {
    const listing = await listingOf(transaction, target);
    const isSeen = listing !== null && listingVisibility(listing, null, now) !== 'hidden';
    return isSeen ? contentOfListing(listing) : null;
  }
  const person = await personOf(transaction, target.id);
  return person === null || person.displayName === DELETED_PERSON ? null : contentNamed(person.displayName);
}

/** What a reporter sees; null for a listing or a conversation that is gone. */
export async function contentOf(
  transaction: ModerationTransaction,
  target: ReportTarget,
): Promise<ReportedContent | null> {
  if (target.kind === 'person') return contentNamed((await personOf(transaction, target.id))?.displayName ?? '');
  if (target.kind === 'conversation') {
    const conversation = await transaction.objectStore('conversations').get(target.id);
    return conversation === undefined ? null : contentNamed(conversation.listing.title);
  }
  const listing = await listingOf(transaction, target);
  return listing === null ? null : contentOfListing(listing);
}
