import { doc, onSnapshot, writeBatch, type Firestore, type Query } from 'firebase/firestore';
import { onTestFinished } from 'vitest';

/** Rules under which everyone may do everything. */
export const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}`;

/** The ids of each snapshot that a listener received, newest last. */
export function snapshotsOf(asked: Query): string[][] {
  const emissions: string[][] = [];
  onTestFinished(onSnapshot(asked, ({ docs }) => emissions.push(docs.map(({ id }) => id))));
  return emissions;
}

/** Writes one document for each id, with its price, in one batch. */
export async function fill(firestore: Firestore, prices: Readonly<Record<string, number>>): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [id, price] of Object.entries(prices)) batch.set(doc(firestore, 'things', id), { price });
  await batch.commit();
}
