import type { Decision } from '../../../domain/moderation/Decision';
import type { DecisionEffects } from '../../../domain/moderation/decide';
import type { JournalEntry } from '../../../domain/moderation/journal';
import type { JudgementEffects } from '../../../domain/moderation/judge';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { changeProfile } from '../database/changeProfile';
import { toStoredListing } from '../listings/toListingRecord';
import type { ModerationTransaction } from './ModerationTransaction';

/** What a decision and a judgement write; a judgement closes no case. */
type Effects = Pick<JudgementEffects, 'entry' | 'outcome' | 'listing'> &
  Partial<Pick<DecisionEffects, 'closed'>> & {
    readonly decision: Decision | null;
    readonly restriction: DecisionEffects['restriction'];
  } & Partial<Pick<DecisionEffects, 'profile'>>;

/** `personId`: whose restriction or profile changes, if any does. */
export async function writeEffects(
  transaction: ModerationTransaction,
  { entry, decision, closed, outcome, listing, restriction, profile = null }: Effects,
  personId: string,
): Promise<void> {
  await writeEntry(transaction, entry);
  if (decision !== null) await transaction.objectStore('decisions').put(decision);
  if (closed !== undefined) await transaction.objectStore('cases').put({ ...closed, id: caseIdOf(closed.target) });
  if (outcome !== null)
    await transaction.objectStore('report_outcomes').put({ ...outcome, id: caseIdOf(outcome.target) });
  if (listing !== null) await transaction.objectStore('listings').put(toStoredListing(listing));
  if (restriction === 'lifted') await transaction.objectStore('restrictions').delete(personId);
  else if (restriction !== null) await transaction.objectStore('restrictions').put({ ...restriction, uid: personId });
  if (profile !== null) {
    const [users, profiles] = [transaction.objectStore('users'), transaction.objectStore('profiles')];
    await changeProfile(users, profiles, personId, profile, entry.at);
  }
}

/** With the head of the journal. */
export async function writeEntry(transaction: ModerationTransaction, entry: JournalEntry): Promise<void> {
  await transaction.objectStore('journal').add(entry);
  await transaction.objectStore('registers').put({ count: entry.number, chain: entry.chain }, 'journal');
}
