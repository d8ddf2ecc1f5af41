import type { Firestore } from '@google-cloud/firestore';
import { changeStored, deleteFound, forEachFound, numberIn } from './foundDocuments';

/** Favourites with their count, saved searches, hidden sellers and blocks. */
export async function eraseSavedItems(firestore: Firestore, uid: string): Promise<void> {
  const own = (name: string) => firestore.collection(`users/${uid}/${name}`);
  await forEachFound(own('favourites'), ({ ref }) =>
    changeStored(firestore, ref, async (transaction) => {
      const count = await transaction.get(firestore.doc(`favourite_counts/${ref.id}`));
      transaction.delete(ref);
      if (count.exists) transaction.update(count.ref, { count: Math.max(0, numberIn(count, 'count') - 1) });
    }),
  );
  for (const name of ['saved_searches', 'hidden_sellers', 'blocks']) await deleteFound(firestore, own(name));
}
