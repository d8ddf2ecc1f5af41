import { runCorrection } from './command';
import type { FirestoreAdministration } from './FirestoreAdministration';
import { protoFieldsOf } from './protoValueOf';

/**
 * Counts the sales of earlier versions for their sellers and buyers (decision 040): deals about sold listings that no number counts yet.
 * Returns how many it counts; only finds them unless `isReal`. To be run while nobody sells: a sale recorded meanwhile may be missed in
 * the numbers of its two sides.
 */
export async function countDeals(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  const listings = await firestore.list('listings');
  const sold = new Set(listings.filter(({ fields }) => fields.state?.stringValue === 'sold').map(({ id }) => id));
  const deals = (await firestore.list('deals')).filter(({ id, fields }) => sold.has(id) && !('isCounted' in fields));
  if (!isReal) return deals.length;
  for (const { id, fields } of deals) {
    const [seller, buyer] = [String(fields.ownerId?.stringValue), String(fields.buyerId?.stringValue)];
    await firestore.commit([
      { path: `deals/${id}`, fields: protoFieldsOf({ isCounted: true }), only: ['isCounted'] },
      await raised(firestore, seller, { sales: 1, purchases: 0 }),
      await raised(firestore, buyer, { sales: 0, purchases: 1 }),
    ]);
  }
  return deals.length;
}

async function raised(firestore: FirestoreAdministration, uid: string, by: { sales: number; purchases: number }) {
  const path = `deal_counts/${uid}`;
  const stored = (await firestore.read([path])).get(path);
  const [sales, purchases] = [stored?.sales?.integerValue ?? 0, stored?.purchases?.integerValue ?? 0].map(Number);
  return {
    path,
    fields: protoFieldsOf({ sales: (sales ?? 0) + by.sales, purchases: (purchases ?? 0) + by.purchases }),
  };
}

await runCorrection(import.meta.url, 'deals', ({ firestore }, isReal) => countDeals(firestore, isReal));
