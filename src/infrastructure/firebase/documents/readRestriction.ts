import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { checkRestriction, type Restriction } from '../../../domain/moderation/Restriction';
import type { Restricted } from '../../../domain/shared/Restricted';
import type { Instant } from '../../../domain/shared/Instant';
import type { Result } from '../../../domain/shared/Result';
import { readDocument } from '../connection/readDocument';
import { restrictionDocument } from './restrictionSchema';

export function restrictionReference(firestore: Firestore, uid: string): DocumentReference {
  return doc(firestore, 'restrictions', uid);
}

/** Null if there is none, or if it is malformed. */
export function restrictionOfDocument(stored: DocumentSnapshot): Restriction | null {
  return stored.exists() ? readDocument(restrictionDocument, stored) : null;
}

export async function readRestriction(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<Restriction | null> {
  return restrictionOfDocument(await transaction.get(restrictionReference(firestore, uid)));
}

/** Refuses what the rules refuse a restricted person, with the end. To be called before the first write of the transaction. */
export async function checkUnrestricted(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  now: Instant,
): Promise<Result<void, Restricted>> {
  return checkRestriction(await readRestriction(transaction, firestore, uid), now);
}
