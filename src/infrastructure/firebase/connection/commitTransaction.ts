import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { FirebaseOperations } from './FirebaseOperations';
import { TRANSACTION_ATTEMPTS } from './transactionAttempts';

/** Writes in a transaction, which fails when the server is unreachable; a plain write would stay pending without an error. */
export function commitTransaction<Value = void>(
  operations: FirebaseOperations,
  firestore: Firestore,
  write: (transaction: Transaction) => Value | Promise<Value>,
): Promise<BackendResult<Value>> {
  return operations.run(() =>
    runTransaction(firestore, async (transaction) => write(transaction), { maxAttempts: TRANSACTION_ATTEMPTS }),
  );
}
