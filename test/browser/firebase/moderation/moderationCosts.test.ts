import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { ExportStatements } from '../../../../src/application/moderation/ExportStatements';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { pastDays } from '../../../../src/domain/analytics/DailyFigures';
import { caseIdOf, type ModerationCase } from '../../../../src/domain/moderation/ModerationCase';
import type { ListingPage } from '../../../../src/domain/moderation/listingPage';
import { success } from '../../../../src/domain/shared/Result';
import { FirestoreContactInbox } from '../../../../src/infrastructure/firebase/site/FirestoreContactInbox';
import { FirestoreDailyFiguresRepository } from '../../../../src/infrastructure/firebase/site/FirestoreDailyFiguresRepository';
import { AppealsViewModel } from '../../../../src/presentation/administration/appeals/AppealsViewModel';
import { CaseQueueViewModel, QUEUE_LENGTH } from '../../../../src/presentation/administration/cases/CaseQueueViewModel';
import { FiguresViewModel } from '../../../../src/presentation/administration/figures/FiguresViewModel';
import { InboxViewModel } from '../../../../src/presentation/administration/inbox/InboxViewModel';
import { ListingListViewModel } from '../../../../src/presentation/administration/listings/ListingListViewModel';
import {
  LISTING_PAGE,
  ReviewQueueViewModel,
} from '../../../../src/presentation/administration/listings/ReviewQueueViewModel';
import {
  DESK_YEARS,
  TransparencyViewModel,
} from '../../../../src/presentation/moderation/transparency/TransparencyViewModel';
import { WATCHED_LISTINGS, WatchViewModel } from '../../../../src/presentation/administration/watch/WatchViewModel';
import { CaseViewModel } from '../../../../src/presentation/administration/cases/CaseViewModel';
import { OpenedConversationViewModel } from '../../../../src/presentation/administration/conversation/OpenedConversationViewModel';
import {
  aBicycle,
  aReport,
  bicycle,
  claire,
  conversation,
  decided,
  orderOf,
} from '../../../contracts/moderation/ModerationBackend';
import { aDecision, aStatement } from '../../../support/builders/aDecision';
import { someYearlyFigures } from '../../../support/builders/someYearlyFigures';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { documentCosts, readsWithCounts } from '../../../support/firebase/firebaseCosts';
import { firebaseModeration, moderationIn } from '../../../support/firebase/firebaseModeration';
import { firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import { openFirebaseTab, realClock, type FirebaseTab } from '../../../support/firebase/firebaseTab';
import { eventually } from '../../../support/time/eventually';

/** What a case, and the desk, cost at most. */
const MOST_READS = 40;

/** Reads and writes of a removal. */
const removalCosts: readonly [reads: number, writes: number] = [5, 6];

/** Documents that the rules read for a commit of moderation at most (`test/rules/limits.test.ts`). */
const MOST_RULE_READS = 20;

/** A day of Firestore without a bill: https://firebase.google.com/docs/firestore/quotas */
const freeOfCharge = { reads: 50_000, writes: 20_000 } as const;

const atOnce = {
  after: (_milliseconds: number, action: () => void) => {
    action();
    return () => undefined;
  },
};

const holds = (count: number): unknown => ({
  ok: true,
  value: expect.toSatisfy((value: readonly unknown[]) => value.length === count) as unknown,
});

/** Thirty open cases; that of Claire’s bicycle has forty reports, and Claire has been warned three times. */
async function aLongQueue() {
  const backend = await firebaseModeration();
  const { owner, as, now, projectId } = backend;
  const batch = writeBatch(owner);
  for (let index = 1; index < 30; index += 1) {
    const target = { kind: 'person', id: `personne${index}` } as const;
    batch.set(doc(owner, 'cases', caseIdOf(target)), {
      kind: target.kind,
      targetId: target.id,
      title: target.id,
      state: 'open',
      reports: 1,
      score: index % 5,
      lastReason: 'other',
      lastAt: Timestamp.fromMillis(now - index),
      lastReport: `karim~${caseIdOf(target)}`,
    });
  }
  const content = { title: 'Vélo de ville', description: '', price: null, photos: [] };
  for (let index = 1; index < 40; index += 1)
    batch.set(doc(owner, 'reports', `voisin${index}~listing~velo`), {
      reporterId: `voisin${index}`,
      kind: 'listing',
      targetId: 'velo',
      reason: 'scam',
      details: '',
      createdAt: Timestamp.fromMillis(now - index),
      content,
    });
  await batch.commit();
  for (const admin of ['nadia', 'omar', 'solene'] as const) await decided(backend, admin, claire, 'warning');
  expect(await as('karim').reports.add(aReport('karim', bicycle))).toEqual(success());
  const bill = () => documentCosts(projectId);
  await bill();
  return { ...backend, nadia: as('nadia'), bill };
}

/** The pane of a case in this tab. */
function aCase(tab: FirebaseTab): CaseViewModel {
  const { cases, decisions, listings, notices, restrictions } = moderationIn(tab);
  const timers = { after: () => () => undefined };
  const profiles = firestoreProfilesOf(tab);
  return new CaseViewModel(cases, decisions, listings, profiles, notices, restrictions, realClock, timers);
}

test('a page of the queue reads one document for each of its 25 cases', async () => {
  const { bill, nadia } = await aLongQueue();
  const queue = recordedEmissions<BackendResult<readonly ModerationCase[]>>((listener) =>
    nadia.cases.subscribeToOpen(QUEUE_LENGTH, listener),
  );
  await queue.becomes(holds(25));
  expect(await bill()).toEqual([25, 0]);
});

test('a page of the watch reads 50 of the listings online, and one answer for each that has a sign', async () => {
  const { as, bill, givenListing, now } = await aLongQueue();
  for (let index = 0; index < 60; index += 1) await givenListing(aBicycle(now, { id: `lot${index}` }));
  for (const id of ['console', 'lampe'])
    await givenListing(aBicycle(now, { id, description: 'Coupons PCS.', updatedAt: now }));
  await bill();
  const { cases, directory, listings } = as('nadia');
  const pending = { caseIds: new Set<string>() };
  const list = new ListingListViewModel(directory, listings, pending);
  const watch = new WatchViewModel(list, pending, cases, realClock);
  onTestFinished(watch.start());
  await eventually(() => expect(watch.suspects.map(({ listing }) => listing.id)).toEqual(['lampe', 'console']));
  expect(list.page.listings).toHaveLength(WATCHED_LISTINGS);
  expect(await bill()).toEqual([50 + 2, 0]);
});

test('a page of the listings in review reads 26 of them: its own, and the first of the next one', async () => {
  const { as, bill, givenListing, now } = await aLongQueue();
  for (let index = 0; index < 30; index += 1)
    await givenListing(aBicycle(now, { id: `lot${index}`, state: 'in-review' }));
  await bill();
  const page = recordedEmissions<BackendResult<ListingPage>>((listener) =>
    as('nadia').directory.subscribe({ state: 'in-review' }, null, LISTING_PAGE, listener),
  );
  await page.becomes({
    ok: true,
    value: expect.toSatisfy(
      ({ listings, next }: ListingPage) => listings.length === LISTING_PAGE && next !== null,
    ) as unknown,
  });
  expect(await bill()).toEqual([26, 0]);
});

test('a report that arrives costs an open queue one more read', async () => {
  const { as, bill, nadia } = await aLongQueue();
  const queue = recordedEmissions<BackendResult<readonly ModerationCase[]>>((listener) =>
    nadia.cases.subscribeToOpen(QUEUE_LENGTH, listener),
  );
  await queue.becomes(holds(25));
  await bill();
  expect(await as('lina').reports.add(aReport('lina', bicycle))).toEqual(success());
  await queue.becomes({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ target: bicycle, reports: 2 })]) as unknown,
  });
  // For the reporter, the listing alone is there: neither a report, a restriction nor a rate. For the admin, the case.
  expect((await bill())[0]).toBeLessThanOrEqual(5);
});

test('a case with forty reports, and three decisions about its person, reads 19 documents and is held', async () => {
  const { bill, projectId } = await aLongQueue();
  const tab = openFirebaseTab(projectId, 'nadia');
  const screen = aCase(tab);
  onTestFinished(screen.start(bicycle, 'nadia'));
  screen.examine();
  await eventually(() => {
    expect(screen.known).toMatchObject({ value: { holder: 'nadia' } });
    expect([screen.received.reports, screen.decisions]).toEqual([holds(12), holds(3)]);
    expect(screen.shown).toMatchObject({ title: 'Vélo de ville' });
  });
  // The case, again to hold it, and once it is held; the listing, 12 reports and 3 decisions.
  expect(await bill()).toEqual([3 + 1 + 12 + 3, 1]);
});

test('a case that is read ahead is held for nobody, and reads nothing but its hold once it is examined', async () => {
  const { bill, projectId } = await aLongQueue();
  const tab = openFirebaseTab(projectId, 'nadia');
  const screen = aCase(tab);
  onTestFinished(screen.start(bicycle, 'nadia'));
  await eventually(() => expect([screen.shown, screen.decisions]).toMatchObject([{ holder: null }, holds(3)]));
  expect(screen.seen).toBeNull();
  expect(await bill()).toEqual([2 + 12 + 3, 0]);
  screen.examine();
  await eventually(() => expect(screen.known).toMatchObject({ value: { holder: 'nadia' } }));
  expect(screen.seen).toMatchObject({ reports: 1 });
  expect(await bill()).toEqual([2, 1]);
});

test('the export of a year reads each of its decisions once, and the listing of one about a listing', async () => {
  const backend = await aLongQueue();
  await decided(backend, 'nadia', bicycle, 'removal');
  await backend.bill();
  const { decisions, listings } = backend.as('nadia');
  const { download } = aTextDownload();
  const year = new Date(backend.now).getUTCFullYear();
  const exported = await new ExportStatements(decisions, listings, download, atOnce).execute(
    { fileName: 'motifs.csv', year },
    { onProgress: () => undefined, isCancelled: () => false },
  );
  expect(exported).toEqual(success(1));
  expect(await backend.bill()).toEqual([5, 0]);
});

test('a removal with its statement reads five documents, writes six and deletes the cards', async () => {
  const backend = await aLongQueue();
  const { bill, nadia } = backend;
  const removal = await orderOf(backend, 'nadia', bicycle, 'removal');
  await bill();
  expect(await nadia.decisions.decide(removal)).toEqual(success(4));
  // Read: the accounts of both people, the head of the journal, the case and the listing.
  // Written: the entry and the head, the decision, the case, the answer to the reporters and the listing.
  expect(await bill()).toEqual(removalCosts);
});

test('three hundred removals a day, each after a case at its highest price, cost nothing', () => {
  const [reads, writes] = removalCosts;
  // For the rules, the account of the admin besides: at most once for each read of a case.
  const caseReads = 2 * MOST_READS;
  const held = { reads: MOST_RULE_READS, writes: 1 };
  const desks = 100 * MOST_READS;
  expect(300 * (caseReads + held.reads + reads + MOST_RULE_READS) + desks).toBeLessThan(freeOfCharge.reads);
  // The cards of a listing are two documents.
  expect(300 * (held.writes + writes + 2)).toBeLessThan(freeOfCharge.writes);
});

test('the case of a conversation that is open reads 32 documents with its newest 25 messages', async () => {
  const { as, bill, givenOpened, now, owner, projectId } = await aLongQueue();
  const batch = writeBatch(owner);
  for (let index = 1; index <= 40; index += 1)
    batch.set(doc(owner, `conversations/velo~karim/messages/message-${index}`), {
      authorId: 'karim',
      kind: 'text',
      text: 'Bonjour !',
      sentAt: Timestamp.fromMillis(now - index),
    });
  await batch.commit();
  for (const person of ['karim', 'claire'] as const)
    expect(await as(person).reports.add(aReport(person, conversation))).toEqual(success());
  await givenOpened('nadia', conversation.id, now);
  await bill();
  const tab = openFirebaseTab(projectId, 'nadia');
  const { opened } = moderationIn(tab);
  const screen = aCase(tab);
  onTestFinished(screen.start(conversation, 'nadia'));
  screen.examine();
  const messages = new OpenedConversationViewModel(opened);
  await messages.load(conversation.id, 'nadia');
  expect(messages).toMatchObject({ status: 'ready', hasMore: true });
  await eventually(() => {
    expect(screen.known).toMatchObject({ value: { holder: 'nadia' } });
    expect(screen.received.reports).toEqual(holds(2));
  });
  // The case, again to hold it, and once it is held; two reports, the record of the opening, the conversation and 25 messages.
  expect(await bill()).toEqual([3 + 2 + 1 + 1 + 25, 1]);
});

test('opening a conversation reads six documents, and writes the entry, the head of the journal and the record', async () => {
  const { as, bill, nadia } = await aLongQueue();
  expect(await as('karim').reports.add(aReport('karim', conversation))).toEqual(success());
  await bill();
  const order = { by: 'nadia', conversationId: conversation.id, reason: 'Le signalement parle d’un mandat.' };
  expect(await nadia.opened.open(order)).toEqual(success());
  // Read: the accounts of the admin and of both people, the head of the journal, the case and the listing.
  expect(await bill()).toEqual([6, 3]);
});

test('the desk costs 40 reads at most, however much waits and however many days are not counted', async () => {
  const backend = await aLongQueue();
  const { givenDecision, givenListing, now, owner, projectId } = backend;
  for (let index = 0; index < 30; index += 1)
    await givenListing(aBicycle(now, { id: `lot${index}`, state: 'in-review' }));
  for (let number = 1; number <= 120; number += 1)
    await givenDecision(aDecision({ number, status: 'appealed', appealedAt: now - number }));
  const batch = writeBatch(owner);
  for (const year of [2024, 2025])
    batch.set(doc(owner, 'transparency', String(year)), { ...someYearlyFigures({ year }), countedAt: new Date(now) });
  for (let index = 0; index < 120; index += 1)
    batch.set(doc(owner, 'contact_messages', `message${index}`), { handled: null });
  for (const day of pastDays(now, 62))
    batch.set(doc(owner, 'analytics', day), { date: day, uniqueVisitors: 7, lastUpdated: new Date(now) });
  await batch.commit();
  const tab = openFirebaseTab(projectId, 'nadia');
  const { cases, decisions, directory, journal, transparency } = moderationIn(tab);
  const noDecision = { caseIds: new Set<string>() };
  const timers = { after: () => () => undefined };
  const letters = { hasLetters: () => true, setLetters: () => undefined };
  const queue = new CaseQueueViewModel(cases, noDecision, letters, realClock, timers);
  const inbox = new InboxViewModel(new FirestoreContactInbox(tab.firestore, tab.operations), { ids: new Set() });
  const waiting = [new AppealsViewModel(decisions, journal), new ReviewQueueViewModel(directory, noDecision), inbox];
  const years = new TransparencyViewModel(transparency);
  const figures = new FiguresViewModel(
    new FirestoreDailyFiguresRepository(tab.firestore, tab.operations, realClock),
    realClock,
  );
  await readsWithCounts(projectId);
  onTestFinished(queue.start());
  await Promise.all([...waiting.map((one) => one.waiting.read()), figures.read(), years.read(DESK_YEARS)]);
  await eventually(() => expect(queue.cases).toHaveLength(25));
  expect(waiting.map((one) => one.waiting.value)).toEqual([100, 30, 100]);
  expect(figures.status).toBe('ready');
  expect(years.years.map(({ year }) => year)).toEqual([2025]);
  // 25 cases, 3 counts, the year that was counted last, the months of thirty days, and for each of 2 new days its visitors and 3 counts.
  const months = new Set(pastDays(now, 30).map((day) => day.slice(0, 7))).size;
  expect(await readsWithCounts(projectId)).toBe(25 + 3 + 1 + months + 2 * 4);
  expect(25 + 3 + 1 + months + 2 * 4).toBeLessThanOrEqual(MOST_READS);
});

test('the case of a person with thirty decisions, forty reports and forty notices costs 40 reads at most, and the rest is read on demand', async () => {
  const backend = await aLongQueue();
  const { as, bill, givenDecision, now, owner, projectId } = backend;
  expect(await as('karim').reports.add(aReport('karim', claire))).toEqual(success());
  const batch = writeBatch(owner);
  const about = { kind: 'person', targetId: 'claire', reason: 'other', createdAt: Timestamp.fromMillis(now) };
  const content = { title: 'Claire', description: '', price: null, photos: [] };
  for (let index = 1; index < 40; index += 1) {
    const report = { ...about, reporterId: `voisin${index}`, details: '', content };
    batch.set(doc(owner, 'reports', `voisin${index}~person~claire`), report);
  }
  for (let index = 0; index < 40; index += 1) {
    const notice = { ...about, details: 'Trop.', name: 'Jeanne', email: 'jeanne@exemple.fr', goodFaith: true, content };
    batch.set(doc(owner, 'notices', `NoticeOfSomebody${1000 + index}`), notice);
  }
  batch.update(doc(owner, 'cases', 'person~claire'), { reports: 40, notices: 40 });
  await batch.commit();
  for (let number = 101; number <= 130; number += 1)
    await givenDecision(
      aDecision({ number, statement: aStatement({ personId: 'claire', target: claire, measure: 'restriction' }) }),
    );
  await bill();
  const tab = openFirebaseTab(projectId, 'nadia');
  const screen = aCase(tab);
  onTestFinished(screen.start(claire, 'nadia'));
  screen.examine();
  await eventually(() => {
    expect(screen.known).toMatchObject({ value: { holder: 'nadia' } });
    expect([screen.received.reports, screen.received.notices, screen.decisions]).toEqual([
      holds(12),
      holds(8),
      holds(10),
    ]);
    expect(screen.restriction.read).toEqual(success(null));
  });
  expect((await bill())[0]).toBeLessThanOrEqual(MOST_READS);
  expect(screen.areDecisionsCut).toBe(true);
  screen.showAllDecisions();
  await screen.received.loadAll();
  await eventually(() => {
    expect([screen.received.reports, screen.received.notices, screen.decisions]).toEqual([
      holds(40),
      holds(40),
      holds(33),
    ]);
    expect(screen.areDecisionsCut).toBe(false);
  });
});
