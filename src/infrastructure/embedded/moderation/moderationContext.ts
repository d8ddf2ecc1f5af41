import type { DecisionContext, DecisionOrder } from '../../../domain/moderation/decide';
import { emptyJournal } from '../../../domain/moderation/journal';
import type { JudgementContext, JudgementOrder } from '../../../domain/moderation/judge';
import { caseIdOf, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { Restriction } from '../../../domain/moderation/Restriction';
import { decisionOf } from '../database/records';
import { knownCaseOf } from './moderationOfRecord';
import type { ModerationTransaction } from './ModerationTransaction';
import { listingOf, personOf } from './readTarget';

export async function decisionContext(
  transaction: ModerationTransaction,
  { by, target }: Pick<DecisionOrder, 'by' | 'target'>,
): Promise<DecisionContext> {
  const listing = await listingOf(transaction, target);
  const concernedId = listing?.ownerId ?? (await concernedBy(transaction, target, by));
  return {
    head: await headOf(transaction),
    known: await knownCase(transaction, target),
    listing,
    restriction: target.kind === 'person' ? await restrictionOf(transaction, target.id) : null,
    profile: target.kind === 'person' ? await profileOf(transaction, target.id) : null,
    actor: (await transaction.objectStore('users').get(by)) ?? null,
    concerned: concernedId === undefined ? null : await personOf(transaction, concernedId),
  };
}

/** Of a conversation, the admin who takes part in it: they do not decide about it. */
async function concernedBy(
  transaction: ModerationTransaction,
  { kind, id }: DecisionOrder['target'],
  admin: string,
): Promise<string | undefined> {
  if (kind !== 'conversation') return kind === 'person' ? id : undefined;
  const conversation = await transaction.objectStore('conversations').get(id);
  return [conversation?.buyer.uid, conversation?.seller.uid].find((uid) => uid === admin);
}

/** Null if there is no such decision. */
export async function judgementContext(
  transaction: ModerationTransaction,
  { by, decision: number }: JudgementOrder,
): Promise<JudgementContext | null> {
  const stored = await transaction.objectStore('decisions').get(number);
  if (stored === undefined) return null;
  const decision = decisionOf(stored);
  const { target, personId } = decision.statement;
  return {
    head: await headOf(transaction),
    decision,
    decidedBy: (await transaction.objectStore('journal').get(number))?.by ?? '',
    lastEffect: (await knownCase(transaction, target))?.lastEffect ?? null,
    listing: await listingOf(transaction, target),
    restriction: await restrictionOf(transaction, personId),
    actor: (await transaction.objectStore('users').get(by)) ?? null,
    concerned: await personOf(transaction, personId),
  };
}

export async function knownCase(
  transaction: ModerationTransaction,
  target: DecisionOrder['target'],
): Promise<ModerationCase | null> {
  return knownCaseOf(await transaction.objectStore('cases').get(caseIdOf(target)));
}

export async function restrictionOf(transaction: ModerationTransaction, uid: string): Promise<Restriction | null> {
  return (await transaction.objectStore('restrictions').get(uid)) ?? null;
}

/** Null for a seller of the demo catalogue, who has no account. */
async function profileOf(transaction: ModerationTransaction, uid: string): Promise<DecisionContext['profile']> {
  const account = await transaction.objectStore('users').get(uid);
  const shown = await transaction.objectStore('profiles').get(uid);
  return account === undefined ? null : { ...account, about: shown?.about ?? '' };
}

export async function headOf(transaction: ModerationTransaction): Promise<DecisionContext['head']> {
  return (await transaction.objectStore('registers').get('journal')) ?? emptyJournal;
}
