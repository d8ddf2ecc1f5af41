import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../../src/domain/shared/Result';
import { startingProfile } from '../../../../src/infrastructure/embedded/account/startingProfile';
import { storeProfileIfMissing } from '../../../../src/infrastructure/embedded/account/storeProfileIfMissing';
import type { CaseRecord, DecisionRecord } from '../../../../src/infrastructure/embedded/database/records';
import { toStoredListing } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { conversationRecordOf } from '../../../../src/infrastructure/embedded/database/conversationRecords';
import { EmbeddedCaseRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedCaseRepository';
import { EmbeddedDecisionRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedDecisionRepository';
import { EmbeddedJournalRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedJournalRepository';
import { EmbeddedListingDirectory } from '../../../../src/infrastructure/embedded/moderation/EmbeddedListingDirectory';
import { EmbeddedPersonDirectory } from '../../../../src/infrastructure/embedded/moderation/EmbeddedPersonDirectory';
import { EmbeddedReportRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedReportRepository';
import { ModerationStores } from '../../../../src/infrastructure/embedded/moderation/ModerationStores';
import { ListingIndexFollower } from '../../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import {
  bicycle,
  claire,
  conversation,
  firstOf,
  reasons,
  valueOf,
} from '../../../contracts/moderation/ModerationBackend';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { clockAtNoon, noImport } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';
import { eventually } from '../../../support/time/eventually';

const removal = {
  by: 'demo-admin',
  target: bicycle,
  measure: 'removal',
  statement: reasons,
  days: 0,
  points: 0,
  note: '',
  seen: { reports: 0, decision: null, contentChangedAt: aListing().updatedAt },
} as const;

async function withBicycle(openTab: () => EmbeddedTab) {
  const tab = openTab();
  await storeProfileIfMissing(tab.database, 'demo-admin', NOON);
  await tab.database.write(['listings'], (transaction) =>
    transaction.objectStore('listings').put(toStoredListing(aListing())),
  );
  const stores = new ModerationStores(tab.database, tab.feed, { uid: 'demo-admin' }, noImport);
  const stored = () =>
    tab.database.read(async (connection) => ({
      listing: (await connection.get('listings', 'velo'))?.state,
      journal: await connection.count('journal'),
      cases: await connection.count('cases'),
    }));
  return { ...tab, stores, stored };
}

test('the search of another tab follows a removal, and the overturning of it', async () => {
  const openTab = embeddedTabs();
  const { stores } = await withBicycle(openTab);
  const { database, feed } = openTab();
  const follower = new ListingIndexFollower(database, feed);
  await follower.start();
  const hits = () => {
    const found = follower.index.search({ criteria: { ...noCriteria, query: 'velo' }, limit: 10 }, NOON);
    return (JSON.parse(found.hits) as readonly unknown[]).length;
  };
  expect(hits()).toBe(1);
  const decisions = new EmbeddedDecisionRepository(stores, clockAtNoon, sha256);
  expect(valueOf(await decisions.decide(removal))).toBe(1);
  await eventually(() => expect(hits()).toBe(0));
  const answer = 'Votre vélo est bien le vôtre, pardon.';
  valueOf(await decisions.judge({ by: 'demo-admin', decision: 1, status: 'overturned', answer, note: '' }));
  await eventually(() => expect(hits()).toBe(1));
});

test('an admin does not close the case of a conversation that they take part in', async () => {
  const { database, stores, stored } = await withBicycle(embeddedTabs());
  const seller = { ...aConversation().seller, uid: 'demo-admin' };
  await database.write(['conversations'], (transaction) =>
    transaction.objectStore('conversations').put(conversationRecordOf(aConversation({ seller }))),
  );
  const decisions = new EmbeddedDecisionRepository(stores, clockAtNoon, sha256);
  const seen = { reports: 0, decision: null, contentChangedAt: null };
  const order = { ...removal, target: conversation, measure: 'none', statement: null, seen } as const;
  expect(await decisions.decide(order)).toEqual(failure('own'));
  expect(valueOf(await stored())).toMatchObject({ journal: 0, cases: 0 });
});

test('a decision that fails on its way leaves nothing behind', async () => {
  const { stores, stored } = await withBicycle(embeddedTabs());
  vi.spyOn(console, 'error').mockReturnValue();
  const { put } = IDBObjectStore.prototype;
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...written
  ) {
    if (this.name === 'listings') throw new Error('no room');
    return put.apply(this, written);
  });
  const decisions = new EmbeddedDecisionRepository(stores, clockAtNoon, sha256);
  expect(await decisions.decide(removal)).toEqual(failure('unknown'));
  failing.mockRestore();
  expect(valueOf(await stored())).toEqual({ listing: 'online', journal: 0, cases: 0 });
});

test('nobody decides, judges, appeals or holds in the name of another person', async () => {
  const { stores, stored } = await withBicycle(embeddedTabs());
  const decisions = new EmbeddedDecisionRepository(stores, clockAtNoon, sha256);
  const order = { by: 'demo-ines', decision: 1, status: 'overturned', answer: '', note: '' } as const;
  expect(await decisions.decide({ ...removal, by: 'demo-ines' })).toEqual(failure('denied'));
  expect(await decisions.judge(order)).toEqual(failure('denied'));
  expect(await decisions.appeal(1, 'claire', 'Non.')).toEqual(failure('denied'));
  expect(await new EmbeddedCaseRepository(stores, clockAtNoon).hold(bicycle, 'demo-ines')).toEqual(failure('denied'));
  expect(valueOf(await stored())).toMatchObject({ journal: 0 });
});

test('the reports of an earlier version raise their cases once, also where their targets are gone', async () => {
  const openTab = embeddedTabs();
  const { database, stores } = await withBicycle(openTab);
  const gone = { kind: 'conversation', id: 'velo~karim' } as const;
  await database.write(['reports'], async (transaction) => {
    for (const [index, target] of [bicycle, claire, gone].entries())
      await transaction.objectStore('reports').add({
        id: `karim~${target.kind}~${target.id}`,
        reporterId: 'karim',
        target,
        reason: 'spam',
        details: '',
        createdAt: NOON - index,
      });
  });
  const read = (from: ModerationStores) => {
    const cases = new EmbeddedCaseRepository(from, clockAtNoon);
    return firstOf<readonly unknown[]>((listener) => cases.subscribeToOpen(10, listener));
  };
  const open = [
    { title: '', reports: 1, lastReportAt: NOON - 2 },
    { title: 'Claire', reports: 1, lastReportAt: NOON - 1 },
    { title: 'Vélo de ville', reports: 1, lastReportAt: NOON },
  ];
  expect(await read(stores)).toMatchObject(open);
  const { database: again, feed } = openTab();
  expect(await read(new ModerationStores(again, feed, { uid: 'demo-admin' }, noImport))).toMatchObject(open);
});

test('a case and a decision of an earlier version have an effect to be overturned, and no content', async () => {
  const { database, stores, stored } = await withBicycle(embeddedTabs());
  const decisions = new EmbeddedDecisionRepository(stores, clockAtNoon, sha256);
  valueOf(await decisions.decide(removal));
  await database.write(['cases', 'decisions'], async (transaction) => {
    const known = { ...(await transaction.objectStore('cases').get('listing~velo')) };
    const decision = { ...(await transaction.objectStore('decisions').get(1)) };
    delete known.lastEffect;
    delete decision.content;
    await transaction.objectStore('cases').put(known as CaseRecord);
    await transaction.objectStore('decisions').put(decision as DecisionRecord);
  });
  const about = await firstOf<readonly unknown[]>((listener) => decisions.subscribeToPerson('claire', 100, listener));
  expect(about).toMatchObject([{ number: 1, content: null }]);
  const answer = 'Nous avons relu l’annonce, qui est en règle.';
  const judged = await decisions.judge({ by: 'demo-admin', decision: 1, status: 'overturned', answer, note: '' });
  expect(judged.ok).toBe(true);
  expect(valueOf(await stored())).toMatchObject({ listing: 'online' });
});

/** What has been asked for while the import runs, which then stores a listing in review, a report, a person and an entry. */
async function readWhileImporting<Value>(read: (from: ModerationStores) => Promise<Value>) {
  const { database, feed, stores: imported } = await withBicycle(embeddedTabs());
  let end = () => undefined as void;
  const running = {
    isOver: false,
    failure: null,
    subscribeToEnd: (listener: () => void) => {
      end = listener;
      return () => undefined;
    },
  };
  const waiting = read(new ModerationStores(database, feed, { uid: 'demo-admin' }, running));
  // It takes the same steps: a reading that did not wait would be there before it.
  const before = await read(imported);
  await database.write(['listings', 'reports', 'users', 'journal'], async (transaction) => {
    await transaction.objectStore('listings').put(toStoredListing(aListing({ id: 'attente', state: 'in-review' })));
    await transaction.objectStore('reports').put({
      id: 'demo-admin~person~claire',
      reporterId: 'demo-admin',
      target: claire,
      reason: 'spam',
      details: '',
      createdAt: NOON,
    });
    await transaction.objectStore('users').put({ ...startingProfile('nouvelle', NOON), displayName: 'Nouvelle' });
    await transaction.objectStore('journal').put(anEntry);
  });
  end();
  return [before, await waiting];
}

const anEntry = {
  number: 1,
  by: 'demo-admin',
  at: NOON,
  action: 'none',
  targetKind: 'listing',
  targetId: 'velo',
  note: '',
  chain: '',
} as const;

test('the counts of the desk wait for the import, which brings what is to be counted', async () => {
  const counts = await readWhileImporting((stores) => new EmbeddedListingDirectory(stores).countInReview(10));
  expect(counts).toEqual([success(0), success(1)]);
});

test('the journal waits for the import, which brings its first entries', async () => {
  const pages = await readWhileImporting((stores) => new EmbeddedJournalRepository(stores).page(null, 10));
  expect(pages).toEqual([success([]), success([anEntry])]);
});

test('a search for a person waits for the import, which brings people', async () => {
  const name = { kind: 'name', uid: 'nouvelle', prefixes: [] } as const;
  const found = await readWhileImporting((stores) => new EmbeddedPersonDirectory(stores).find(name, 10));
  expect(found).toMatchObject([success([]), { value: [{ uid: 'nouvelle' }] }]);
});

test('the own reports of a person wait for the import, which brings those of the demo people', async () => {
  const own = await readWhileImporting((stores) =>
    new EmbeddedReportRepository(stores, clockAtNoon).ownOf('demo-admin'),
  );
  expect(own).toMatchObject([success([]), { value: [{ reason: 'spam' }] }]);
});
