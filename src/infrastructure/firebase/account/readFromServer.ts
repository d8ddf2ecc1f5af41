import { runTransaction, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/**
 * Reads a document with one request. Other reads use the connection of the listeners, which retries by itself for seconds before an
 * error is known; a transaction does not, and this one is aborted before it would commit.
 */
export async function readFromServer(reference: DocumentReference): Promise<DocumentSnapshot> {
  const reading = new Reading();
  try {
    await runTransaction(
      reference.firestore,
      async (transaction) => {
        reading.document = await transaction.get(reference);
        throw reading;
      },
      { maxAttempts: 1 },
    );
  } catch (error) {
    if (error !== reading) throw error;
  }
  if (reading.document === null) throw new Error('A transaction has neither read nor failed');
  return reading.document;
}

/** Aborts the transaction, carrying what it has read. */
class Reading extends Error {
  document: DocumentSnapshot | null = null;
}
