import { getDocFromServer, runTransaction, type DocumentReference, type Transaction } from 'firebase/firestore';
import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { FirebaseOperations } from './FirebaseOperations';
import { TRANSACTION_ATTEMPTS } from './transactionAttempts';

/**
 * Writes in one transaction unless the document exists; false when it does and nothing was written. Of two concurrent calls, the
 * rules may refuse the second before its precondition fails, so after a refusal the document is looked for.
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
      { maxAttempts: TRANSACTION_ATTEMPTS },
    ),
  );
  if (created.ok || created.failure !== 'denied') return created;
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok && stored.value.exists() ? success(false) : failure('denied');
}
