import { getDocFromServer, runTransaction, type DocumentReference, type Transaction } from 'firebase/firestore';
import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { FirebaseOperations } from './FirebaseOperations';

/** The SDK tries a transaction again by itself; more than this and a person waits too long for a word. */
const ATTEMPTS = 3;

/**
 * Writes in one transaction unless the document is there already; false: it is, and nothing was written. Where two cross,
 * the rules may refuse the second before its precondition fails: so a refusal is looked into.
 */
export async function createIfAbsent(
  operations: FirebaseOperations,
  reference: DocumentReference,
  write: (transaction: Transaction) => unknown,
): Promise<BackendResult<boolean>> {
  const created = await operations.run(() =>
    runTransaction(
      reference.firestore,
      async (transaction) => {
        if ((await transaction.get(reference)).exists()) return false;
        await write(transaction);
        return true;
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
  if (created.ok || created.failure !== 'denied') return created;
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok && stored.value.exists() ? success(false) : failure('denied');
}
