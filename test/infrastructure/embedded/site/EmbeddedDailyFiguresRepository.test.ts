// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { DAY } from '../../../../src/domain/shared/Instant';
import { parisDay } from '../../../../src/domain/shared/parisTime';
import { Emitter } from '../../../../src/infrastructure/embedded/database/Emitter';
import { toListingRecord } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { EmbeddedDailyFiguresRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedDailyFiguresRepository';
import { aListing, NOON } from '../../../support/builders/aListing';
import { tabOf } from '../../../support/embedded/embeddedSite';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';

test('the figures are counted after the import of the demo, which brings most of them', async () => {
  const { database, session } = await tabOf(embeddedTabs(), 'admin');
  const end = new Emitter<void>();
  const progress = { isOver: false, failure: null, subscribeToEnd: (listener: () => void) => end.subscribe(listener) };
  const yesterday = parisDay(NOON - DAY);
  const reading = new EmbeddedDailyFiguresRepository(database, session, progress).read([yesterday]);
  const listing = toListingRecord(aListing({ publishedAt: NOON - DAY }));
  await database.write(['listings'], (transaction) => transaction.objectStore('listings').put(listing));
  end.emit();
  expect(await reading).toMatchObject({ value: [{ day: yesterday, listings: 1 }] });
});
