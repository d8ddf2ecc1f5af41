import type { Listing } from '../../../domain/listings/Listing';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { appealed } from '../../../domain/moderation/Appeal';
import { changeSettings } from '../../../domain/moderation/changeSettings';
import { decide } from '../../../domain/moderation/decide';
import { caseIdOf, withNotice } from '../../../domain/moderation/ModerationCase';
import { boundsOfYear, countYear } from '../../../domain/moderation/YearlyFigures';
import { noSettings, SETTINGS_ID } from '../../../domain/listings/review/ReviewSettings';
import type { Instant } from '../../../domain/shared/Instant';
import { decisionOf } from '../database/records';
import { toListingUnlessDeleted } from '../listings/toListing';
import { toListingRecord } from '../listings/toListingRecord';
import { decisionContext, headOf } from '../moderation/moderationContext';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { knownCaseOf } from '../moderation/moderationOfRecord';
import { raiseFormerReports } from '../moderation/raiseFormerReports';
import { seenContentOf } from '../moderation/readTarget';
import { writeEffects, writeEntry } from '../moderation/writeEffects';
import { demoContactMessages } from './demoContactMessages';
import {
  correctedDescription,
  correctedListing,
  decidedReports,
  demoAppeal,
  demoDecisions,
  demoNotice,
  demoSettings,
  removedListing,
  RESUBMISSION_AGE,
  waitingReports,
} from './demoModeration';
import { demoSubscribers } from './demoSubscribers';
import { storeDemoConversation } from './storeDemoConversation';

/**
 * Stores messages to the team, subscribers of the newsletter, the settings of Inès, a conversation, and reports, cases and decisions of « Admin » about
 * listings of the demo catalogue, with dates before `datedFrom`; nothing if
 * there is a journal already, or if the listings of Karim that they are about are copied from are not there.
 */
export async function storeDemoModeration(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  if ((await transaction.objectStore('registers').get('journal')) !== undefined) return;
  const copies = await copiedListings(transaction, datedFrom);
  if (copies === null) return;
  for (const copy of copies) await transaction.objectStore('listings').put(toListingRecord(copy));
  await countListings(transaction, copies);
  await storeReports(transaction, decidedReports, datedFrom);
  for (const decision of demoDecisions) await storeDecision(transaction, decision, datedFrom);
  await storeSettings(transaction, datedFrom);
  await storeAppeal(transaction, datedFrom);
  await storeDemoConversation(transaction, datedFrom);
  await storeReports(transaction, waitingReports, datedFrom);
  await storeNotice(transaction, datedFrom);
  await resubmit(transaction, datedFrom - RESUBMISSION_AGE);
  await storeContactMessages(transaction, datedFrom);
  await storeSubscribers(transaction, datedFrom);
  await publishYear(transaction, datedFrom);
}

/** The figures of the year so far, counted from what is stored. */
async function publishYear(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const year = new Date(datedFrom).getUTCFullYear();
  const [from, until] = boundsOfYear(year);
  const isOfYear = (at: Instant) => at >= from && at < until;
  const [reports, notices, entries, decisions] = await Promise.all([
    transaction.objectStore('reports').getAll(),
    transaction.objectStore('notices').getAll(),
    transaction.objectStore('journal').getAll(),
    transaction.objectStore('decisions').getAll(),
  ]);
  const records = {
    reports: reports.filter(({ createdAt }) => isOfYear(createdAt)),
    notices: notices.filter(({ createdAt }) => isOfYear(createdAt)),
    entries: entries.filter(({ at }) => at >= from),
    decisions: decisions.map(decisionOf).filter(({ statement }) => isOfYear(statement.decidedAt)),
  };
  await transaction.objectStore('transparency').put(countYear(year, records, datedFrom));
}

async function copiedListings(
  transaction: ModerationTransaction,
  datedFrom: Instant,
): Promise<readonly Listing[] | null> {
  const copies: Listing[] = [];
  for (const { model, age, ...changes } of [correctedListing, removedListing]) {
    const original = toListingUnlessDeleted(await transaction.objectStore('listings').get(model));
    if (original === null) return null;
    const publishedAt = datedFrom - age;
    const dates = { publishedAt, updatedAt: publishedAt, expiresAt: expiryOf(publishedAt) };
    copies.push({ ...original, ...changes, ...dates, photos: [], state: 'online' });
  }
  return copies;
}

async function countListings(transaction: ModerationTransaction, copies: readonly Listing[]): Promise<void> {
  const users = transaction.objectStore('users');
  for (const { ownerId } of copies) {
    const owner = await users.get(ownerId);
    if (owner !== undefined) await users.put({ ...owner, freeListingsCount: owner.freeListingsCount + 1 });
  }
}

async function storeReports(
  transaction: ModerationTransaction,
  reports: typeof decidedReports,
  datedFrom: Instant,
): Promise<void> {
  for (const { age, ...report } of reports) {
    const id = `${report.reporterId}~${caseIdOf(report.target)}`;
    await transaction.objectStore('reports').put({ ...report, id, createdAt: datedFrom - age });
  }
  await raiseFormerReports(transaction);
}

async function storeNotice(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const { age, ...notice } = demoNotice;
  const { target, reason } = notice;
  const createdAt = datedFrom - age;
  const content = await seenContentOf(transaction, target, createdAt);
  if (content === null) return;
  const [cases, id] = [transaction.objectStore('cases'), caseIdOf(target)];
  const known = knownCaseOf(await cases.get(id));
  await transaction.objectStore('notices').add({ ...notice, createdAt, content });
  await cases.put({ ...withNotice(known, { target, title: content.title, reason }, createdAt), id });
}

async function storeContactMessages(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  for (const { age, handledAge, ...message } of demoContactMessages) {
    const handled = handledAge === null ? null : { by: 'demo-admin', at: datedFrom - handledAge };
    await transaction.objectStore('contactMessages').put({ ...message, sentAt: datedFrom - age, handled });
  }
}

async function storeSubscribers(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const subscribers = transaction.objectStore('newsletter_subscribers');
  for (const { age, ...subscriber } of demoSubscribers)
    await subscribers.put({ ...subscriber, subscribed_at: datedFrom - age, source: 'maintenance_page' });
}

async function storeDecision(
  transaction: ModerationTransaction,
  { age, chain, ...decision }: (typeof demoDecisions)[number],
  datedFrom: Instant,
): Promise<void> {
  const order = { ...decision, by: 'demo-admin' };
  const context = await decisionContext(transaction, order);
  const { known, listing } = context;
  const seen = {
    reports: known?.reports ?? 0,
    decision: known?.decision ?? null,
    contentChangedAt: listing?.updatedAt ?? null,
  };
  const effects = decide({ ...order, seen }, context, datedFrom - age, () => chain);
  if (effects.ok) await writeEffects(transaction, effects.value, order.target.id);
}

async function storeSettings(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const { by, words, age, chain } = demoSettings;
  const order = { by, action: 'words-added', words } as const;
  const context = { head: await headOf(transaction), actor: { uid: by, role: 'super_admin' }, settings: noSettings };
  const effects = changeSettings(order, context, datedFrom - age, () => chain);
  if (!effects.ok) return;
  await writeEntry(transaction, effects.value.entry);
  await transaction.objectStore('config').put(effects.value.settings, SETTINGS_ID);
}

async function storeAppeal(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const decisions = transaction.objectStore('decisions');
  const { personId, text, age } = demoAppeal;
  for (const decision of await decisions.getAll()) {
    const appeal = appealed(decisionOf(decision), personId, text, datedFrom - age);
    if (decision.statement.measure === 'removal' && appeal.ok) await decisions.put(appeal.value);
  }
}

async function resubmit(transaction: ModerationTransaction, updatedAt: Instant): Promise<void> {
  const listings = transaction.objectStore('listings');
  const listing = toListingUnlessDeleted(await listings.get(correctedListing.id));
  if (listing?.state !== 'refused') return;
  const submitted: Listing = { ...listing, description: correctedDescription, state: 'in-review', updatedAt };
  await listings.put(toListingRecord(submitted));
}
