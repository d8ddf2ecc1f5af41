import { countsTowardsQuota } from '../../src/domain/listings/lifecycle/freeListings';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { runCorrection } from './command';
import type { AdministrationDocument, FirestoreAdministration } from './FirestoreAdministration';

/**
 * Sets `freeListingsCount` of every account to the number of its current listings (decision 013): accounts of earlier versions
 * count each listing ever posted. Returns how many accounts it changes; only counts them unless `isReal`. What people post
 * meanwhile may be missed: another run corrects it.
 */
export async function recountListings(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  const accounts = await firestore.list('users');
  const counts = new Map<string, number>();
  for (const { fields } of await firestore.list('listings')) {
    const ownerId = String(fields.ownerId?.stringValue);
    if (countsTowardsQuota(fields.state?.stringValue as ListingState))
      counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  }
  const wrong = accounts.filter((account) => countOf(account) !== (counts.get(account.id) ?? 0));
  if (!isReal) return wrong.length;
  for (const { id } of wrong) {
    const freeListingsCount = { integerValue: String(counts.get(id) ?? 0) };
    await firestore.commit([{ path: `users/${id}`, fields: { freeListingsCount }, only: ['freeListingsCount'] }]);
  }
  return wrong.length;
}

function countOf({ fields }: AdministrationDocument): number {
  return Number(fields.freeListingsCount?.integerValue);
}

await runCorrection(import.meta.url, 'accounts', ({ firestore }, isReal) => recountListings(firestore, isReal));
