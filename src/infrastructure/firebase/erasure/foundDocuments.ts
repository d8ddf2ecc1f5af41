import type { DocumentReference, DocumentSnapshot, Firestore, Query, Transaction } from '@google-cloud/firestore';

/** Documents that are read, and deleted, together. */
const PORTION = 200;

/** All documents of the query, each once, in the order of their ids. `read` may delete them. */
export async function forEachFound(
  found: Query,
  read: (document: DocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  // As text: see `FirestoreEndingListingReader`.
  const portion = found.orderBy('__name__').limit(PORTION);
  for (let from = portion; ;) {
    const { docs } = await from.get();
    for (const document of docs) await read(document);
    const last = docs.at(-1);
    if (last === undefined || docs.length < PORTION) return;
    from = portion.startAfter(last);
  }
}

export async function deleteFound(firestore: Firestore, found: Query): Promise<void> {
  for (;;) {
    const { docs } = await found.limit(PORTION).get();
    await deleteAll(
      firestore,
      docs.map(({ ref }) => ref),
    );
    if (docs.length < PORTION) return;
  }
}

/** At most 500. */
export async function deleteAll(firestore: Firestore, references: readonly DocumentReference[]): Promise<void> {
  const batch = firestore.batch();
  for (const reference of references) batch.delete(reference);
  await batch.commit();
}

/** Changes a document as it is at that moment, in a transaction, if it exists. */
export function changeStored(
  firestore: Firestore,
  reference: DocumentReference,
  change: (transaction: Transaction, stored: DocumentSnapshot) => unknown,
): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (stored.exists) await change(transaction, stored);
  });
}

/** A stored number, or 0. */
export function numberIn(document: DocumentSnapshot | undefined, field: string): number {
  const value: unknown = document?.get(field);
  return typeof value === 'number' ? value : 0;
}
