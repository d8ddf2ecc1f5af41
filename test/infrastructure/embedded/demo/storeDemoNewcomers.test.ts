import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { pastDays, totalOf } from '../../../../src/domain/analytics/DailyFigures';
import { DAY, type Instant } from '../../../../src/domain/shared/Instant';
import { storeDemoNewcomers } from '../../../../src/infrastructure/embedded/demo/storeDemoNewcomers';
import demoCatalogue from '../../../../src/infrastructure/embedded/demoCatalogue.json';
import { moderationStores } from '../../../../src/infrastructure/embedded/moderation/ModerationTransaction';
import { EmbeddedDailyFiguresRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedDailyFiguresRepository';
import { startingProfile } from '../../../../src/infrastructure/embedded/account/startingProfile';
import { valueOf } from '../../../contracts/moderation/ModerationBackend';
import { NOON } from '../../../support/builders/aListing';
import { noImport } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';

test('the figures of the demo count new accounts on most of the thirty days before it was imported', async () => {
  const { database } = await theNewcomers(NOON);
  await database.write(['users'], (transaction) =>
    transaction.objectStore('users').put(startingProfile('demo-admin', NOON)),
  );
  const figures = valueOf(
    await new EmbeddedDailyFiguresRepository(database, { uid: 'demo-admin' }, noImport).read(pastDays(NOON, 30)),
  );
  expect(totalOf(figures, 'accounts')).toBe(24);
  expect(figures.filter(({ accounts }) => accounts > 0).length).toBeGreaterThan(15);
});

test('no newcomer of the demo is a seller of its catalogue', async () => {
  const sellers = new Set(demoCatalogue.map(({ ownerId }) => ownerId));
  const uids = (await storedIn(await theNewcomers(NOON))).map(({ uid }) => uid);
  expect(uids).toHaveLength(25);
  expect(uids.filter((uid) => sellers.has(uid))).toEqual([]);
});

test('a later import gives the newcomers of the demo new dates, and keeps a name that moderators have taken back', async () => {
  const tab = await theNewcomers(NOON);
  const [first] = await storedIn(tab);
  if (first === undefined) throw new Error('no newcomer');
  await tab.database.write(['users'], (transaction) =>
    transaction.objectStore('users').put({ ...first, displayName: 'Utilisateur demo-' }),
  );
  await theNewcomers(NOON + 60 * DAY, tab);
  const stored = (await storedIn(tab)).find(({ uid }) => uid === first.uid);
  expect(stored).toEqual({ ...first, displayName: 'Utilisateur demo-', createdAt: first.createdAt + 60 * DAY });
});

async function theNewcomers(now: Instant, tab = embeddedTabs()()): Promise<EmbeddedTab> {
  await tab.database.write([...moderationStores], (transaction) => storeDemoNewcomers(transaction, now));
  return tab;
}

async function storedIn({ database }: EmbeddedTab) {
  return valueOf(await database.read((connection) => connection.getAll('users')));
}
