import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { pastDays } from '../../../../src/domain/analytics/DailyFigures';
import { storeDemoVisits } from '../../../../src/infrastructure/embedded/demo/storeDemoVisits';
import { moderationStores } from '../../../../src/infrastructure/embedded/moderation/ModerationTransaction';
import { NOON } from '../../../support/builders/aListing';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';

test('the demo has visitors on each of the sixty days before it was imported, and none today', async () => {
  const { database } = embeddedTabs()();
  await database.write([...moderationStores], (transaction) => storeDemoVisits(transaction, NOON));
  const stored = await database.read((connection) => connection.getAll('analytics'));
  const visits = stored.ok ? stored.value : [];
  expect(visits.map(({ date }) => date)).toEqual(pastDays(NOON, 60));
  expect(visits.every(({ uniqueVisitors }) => uniqueVisitors >= 20 && uniqueVisitors <= 120)).toBe(true);
});

test('a day of the demo that is counted already keeps its visitors', async () => {
  const { database } = embeddedTabs()();
  const yesterday = { date: '2026-06-14', uniqueVisitors: 3, lastUpdated: NOON };
  await database.write(['analytics'], (transaction) => transaction.objectStore('analytics').put(yesterday));
  await database.write([...moderationStores], (transaction) => storeDemoVisits(transaction, NOON));
  const stored = await database.read((connection) => connection.get('analytics', '2026-06-14'));
  expect(stored).toEqual({ ok: true, value: yesterday });
});
