import { runCorrection } from './command';
import type { FirestoreAdministration } from './FirestoreAdministration';
import { protoFieldsOf } from './protoValueOf';

/**
 * Stores the id of its listing with each favourite of earlier versions (decision 052): without it, the server does not find whose favourite a
 * listing is. Returns how many it changes; only counts them unless `isReal`. A favourite that is removed meanwhile ends it with an error:
 * it can be run again.
 */
export async function identifyFavourites(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  let count = 0;
  for (const { id: uid } of await firestore.list('users')) {
    const favourites = `users/${uid}/favourites`;
    const due = (await firestore.list(favourites)).filter(({ fields }) => !('listingId' in fields));
    count += due.length;
    if (!isReal || due.length === 0) continue;
    await firestore.commit(
      due.map(({ id }) => ({
        path: `${favourites}/${id}`,
        fields: protoFieldsOf({ listingId: id }),
        only: ['listingId'],
      })),
    );
  }
  return count;
}

await runCorrection(import.meta.url, 'favourites', ({ firestore }, isReal) => identifyFavourites(firestore, isReal));
