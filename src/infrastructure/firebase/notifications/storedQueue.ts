import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Instant } from '../../../domain/shared/Instant';

/** How the entries of a queue are stored. */
export interface EntryForm<Entry> {
  /** Null: there is none, or it is malformed, which is reported. */
  readonly read: (document: DocumentSnapshot) => Entry | null;
  readonly write: (entry: Entry) => DocumentData;
}

/** Replaces an entry by what `change` returns, in a transaction; null, or the same object, changes nothing. Whether it has changed something. */
export function changeEntry<Entry>(
  firestore: Firestore,
  reference: DocumentReference,
  { read, write }: EntryForm<Entry>,
  change: (entry: Entry | null) => Entry | null,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const before = read(await transaction.get(reference));
    const after = change(before);
    if (after === null || after === before) return false;
    transaction.set(reference, write(after));
    return true;
  });
}

/** The entries of a collection that are due at `now`, at most `limit`, the longest waiting first. */
export async function dueEntries<Entry>(
  firestore: Firestore,
  collection: string,
  { read }: EntryForm<Entry>,
  now: Instant,
  limit: number,
): Promise<readonly Entry[]> {
  const found = await firestore
    .collection(collection)
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(limit)
    .get();
  // A malformed one, which is reported, would take the place of others for ever.
  const entries = found.docs.map((document) => ({ document, entry: read(document) }));
  for (const { document, entry } of entries) if (entry === null) await document.ref.delete();
  return entries.flatMap(({ entry }) => entry ?? []);
}
