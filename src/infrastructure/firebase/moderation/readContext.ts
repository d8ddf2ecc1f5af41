import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase/firestore';
import { DELETED_PERSON, type UserProfile } from '../../../domain/account/UserProfile';
import type { Listing } from '../../../domain/listings/Listing';
import type { DecisionContext } from '../../../domain/moderation/decide';
import type { Decision } from '../../../domain/moderation/Decision';
import { emptyJournal, type JournalHead } from '../../../domain/moderation/journal';
import type { JudgementContext } from '../../../domain/moderation/judge';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { profileDocument } from '../documents/profileSchema';
import { readRestriction } from '../documents/readRestriction';
import { accountOf } from '../listings/changeListing';
import { journalHeadDocument } from './moderationSchemas';
import { caseOfDocument, decisionOfDocument, entryOfDocument } from './moderationOfDocument';
import {
  caseReference,
  decisionReference,
  entryReference,
  listingReference,
  profileReference,
  registerReference,
} from './moderationReferences';

export async function readDecisionContext(
  transaction: Transaction,
  firestore: Firestore,
  by: string,
  target: ReportTarget,
): Promise<DecisionContext> {
  const isPerson = target.kind === 'person';
  const [actor, head, known, listing, restriction, profile] = await Promise.all([
    accountOf(transaction, firestore, by),
    headOf(transaction, firestore),
    read(transaction, caseReference(firestore, target), caseOfDocument),
    listingOf(transaction, firestore, target),
    isPerson ? readRestriction(transaction, firestore, target.id) : null,
    isPerson ? read(transaction, profileReference(firestore, target.id), profileOf) : null,
  ]);
  const personId = isPerson ? target.id : listing?.ownerId;
  const concerned = personId === undefined ? null : await personOf(transaction, firestore, personId);
  return { actor, head, known, listing, restriction, profile, concerned };
}

/** Null if there is no such decision. */
export async function readJudgementContext(
  transaction: Transaction,
  firestore: Firestore,
  by: string,
  number: number,
): Promise<JudgementContext | null> {
  const decision = await readDecision(transaction, firestore, number);
  if (decision === null) return null;
  const { target, personId } = decision.statement;
  const [actor, concerned, head, entry, known, listing, restriction] = await Promise.all([
    accountOf(transaction, firestore, by),
    personOf(transaction, firestore, personId),
    headOf(transaction, firestore),
    read(transaction, entryReference(firestore, number), entryOfDocument),
    read(transaction, caseReference(firestore, target), caseOfDocument),
    listingOf(transaction, firestore, target),
    readRestriction(transaction, firestore, personId),
  ]);
  const [decidedBy, lastEffect] = [entry?.by ?? '', known?.lastEffect ?? null];
  return { decision, actor, concerned, head, decidedBy, lastEffect, listing, restriction };
}

export function readDecision(transaction: Transaction, firestore: Firestore, number: number): Promise<Decision | null> {
  return read(transaction, decisionReference(firestore, number), decisionOfDocument);
}

function profileOf(document: StoredDocument): DecisionContext['profile'] {
  const read = readDocument(profileDocument, document);
  return read === null ? null : { uid: document.id, ...read };
}

export async function headOf(transaction: Transaction, firestore: Firestore): Promise<JournalHead> {
  const readHead = (document: StoredDocument) => readDocument(journalHeadDocument, document);
  return (await read(transaction, registerReference(firestore), readHead)) ?? emptyJournal;
}

async function listingOf(
  transaction: Transaction,
  firestore: Firestore,
  target: ReportTarget,
): Promise<Listing | null> {
  const reference = listingReference(firestore, target);
  return reference === null ? null : read(transaction, reference, listingOfDocument);
}

/** Null if the account is gone: its document stays. */
async function personOf(transaction: Transaction, firestore: Firestore, uid: string): Promise<UserProfile | null> {
  const account = await accountOf(transaction, firestore, uid);
  return account?.displayName === DELETED_PERSON ? null : account;
}

export async function read<Value>(
  transaction: Transaction,
  reference: DocumentReference,
  valueOf: (document: DocumentSnapshot) => Value | null,
): Promise<Value | null> {
  const stored = await transaction.get(reference);
  return stored.exists() ? valueOf(stored) : null;
}
