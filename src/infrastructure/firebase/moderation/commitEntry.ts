import type { Firestore, Transaction } from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { retriedAfterRefusal } from '../connection/retriedAfterRefusal';

const ADMINS_AT_ONCE = 4;

/** Commits what an admin does with its entry: all entries of all admins write the head of the journal. */
export function commitEntry<Value>(
  operations: FirebaseOperations,
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<BackendResult<Value>> {
  return retriedAfterRefusal(() => commitTransaction(operations, firestore, work), ADMINS_AT_ONCE - 1);
}
