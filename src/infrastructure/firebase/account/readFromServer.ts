import { runTransaction, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/**
 * Reads a document with one request and one answer. Other readings go through the connection of the listeners, which tries again by
 * itself and says nothing for seconds; a transaction does not, and this one ends before it would commit.
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

/** Ends the transaction, with what it has read. */
class Reading extends Error {
  document: DocumentSnapshot | null = null;
}
