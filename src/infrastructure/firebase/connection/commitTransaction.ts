import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { FirebaseOperations } from './FirebaseOperations';

/** The SDK tries a transaction again by itself; more than this and a person waits too long for a word. */
const ATTEMPTS = 3;

/** Writes in one commit that fails where the server is out of reach: a plain write would wait there, unheard. */
export function commitTransaction(
  operations: FirebaseOperations,
  firestore: Firestore,
  write: (transaction: Transaction) => void | Promise<void>,
): Promise<BackendResult<void>> {
  return operations.run(() =>
    runTransaction(firestore, async (transaction) => write(transaction), { maxAttempts: ATTEMPTS }),
  );
}
