import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { success } from '../../src/domain/shared/Result';
import { EmbeddedBackendStatus } from '../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { VirtualTime } from '../support/time/VirtualTime';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';

beginInEmptyBrowser();

const noon = Date.UTC(2026, 5, 15, 10);
const marker = () => localStorage.getItem('mbz_last_visit');

test('§7.13 “about 2 s after start and at most once per day per browser.” (§9.5): with §3.11 “A marker of the date on which the visitor was last counted.”, and §3.7 “date, uniqueVisitors (counter), lastUpdated” in the database, nothing else', async () => {
  const { time } = await openEmbeddedSite({ time: new VirtualTime(noon) });
  await act(() => time.pass(1999));
  expect(marker()).toBeNull();
  await act(() => time.pass(1));
  expect(marker()).toBe('2026-06-15');
  await waitFor(async () => expect(await storedDay('2026-06-15')).toEqual(success(aDay('2026-06-15', noon + 2000))));
  await closeSite();

  const sameDay = await openEmbeddedSite({ time: new VirtualTime(noon + 3_600_000) });
  await act(() => sameDay.time.pass(5000));
  await closeSite();
  const tomorrow = await openEmbeddedSite({ time: new VirtualTime(noon + 24 * 3_600_000) });
  await act(() => tomorrow.time.pass(2000));
  await waitFor(async () => expect(await storedDay('2026-06-16')).toMatchObject(success({ uniqueVisitors: 1 })));
  expect(await storedDay('2026-06-15')).toMatchObject(success({ uniqueVisitors: 1 }));
});

const aDay = (date: string, lastUpdated: number) => ({ date, uniqueVisitors: 1, lastUpdated });

async function storedDay(date: string) {
  const database = new EmbeddedDatabase({ status: new EmbeddedBackendStatus() });
  onTestFinished(() => database.close());
  return database.read((connection) => connection.get('analytics', date));
}
