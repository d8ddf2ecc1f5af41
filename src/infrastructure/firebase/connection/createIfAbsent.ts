import { getDocFromServer, runTransaction, type DocumentReference, type Transaction } from 'firebase/firestore';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from './FirebaseOperations';
import { TRANSACTION_ATTEMPTS } from './transactionAttempts';

/**
 * Writes in one transaction unless the document exists; false when it does and nothing was written. `write` may return a failure
 * instead of writing. Of two concurrent calls, the rules may refuse the second before its precondition fails, so after a refusal
 * the document is looked for.
 */
export async function createIfAbsent<Failure = never>(
  operations: FirebaseOperations,
  reference: DocumentReference,
  write: (transaction: Transaction) => Written<Failure> | Promise<Written<Failure>>,
): Promise<Result<boolean, BackendFailure | Failure>> {
  const created = await operations.run(() =>
    runTransaction(
      reference.firestore,
      async (transaction): Promise<Result<boolean, Failure>> => {
        if ((await transaction.get(reference)).exists()) return success(false);
        const written = await write(transaction);
        return written === undefined || written.ok ? success(true) : written;
      },
      { maxAttempts: TRANSACTION_ATTEMPTS },
    ),
  );
  if (created.ok) return created.value;
  if (created.failure !== 'denied') return created;
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok && stored.value.exists() ? success(false) : failure('denied');
}

type Written<Failure> = Result<void, Failure> | undefined;
