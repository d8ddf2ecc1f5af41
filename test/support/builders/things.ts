import { doc, onSnapshot, writeBatch, type Firestore, type Query } from 'firebase/firestore';
import { onTestFinished } from 'vitest';

/** Rules under which everyone may do everything. */
export const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}`;

/** All that a listener was told, newest last: the ids of each snapshot. */
export function snapshotsOf(asked: Query): string[][] {
  const told: string[][] = [];
  onTestFinished(onSnapshot(asked, ({ docs }) => told.push(docs.map(({ id }) => id))));
  return told;
}

/** Stores things of those prices, by id, in one batch. */
export async function fill(firestore: Firestore, prices: Readonly<Record<string, number>>): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [id, price] of Object.entries(prices)) batch.set(doc(firestore, 'things', id), { price });
  await batch.commit();
}
