import type { Listing } from '../../../domain/listings/Listing';
import type { ModerationAccount } from '../../../domain/moderation/Measure';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { contentNamed, contentOfListing, type ReportedContent } from '../../../domain/moderation/ReportedContent';
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
