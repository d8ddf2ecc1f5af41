import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { listingOfDemo } from '../../../../src/infrastructure/embedded/demo/DemoListing';
import demoCatalogue from '../../../../src/infrastructure/embedded/demoCatalogue.json';
import { aDemoCatalogue } from '../../../support/embedded/aDemoCatalogue';

const NOW = Date.parse('2026-06-01T12:00:00Z');

test('a demo listing is online, and as old as the catalogue says', () => {
  const [demo] = aDemoCatalogue(1);
  if (demo === undefined) throw new Error('The catalogue is empty.');
  const listing = listingOfDemo(demo, NOW);
  expect(listing).toMatchObject({ state: 'online', publishedAt: NOW - MINUTE, updatedAt: NOW - MINUTE });
  expect(listing).not.toHaveProperty('ageInMinutes');
});

test('a server and a browser that import the catalogue in the same hour date it alike', () => {
  const [demo] = aDemoCatalogue(1);
  if (demo === undefined) throw new Error('The catalogue is empty.');
  expect(listingOfDemo(demo, NOW + HOUR - 1)).toEqual(listingOfDemo(demo, NOW));
  expect(listingOfDemo(demo, NOW + HOUR).publishedAt).toBe(NOW + HOUR - MINUTE);
});

test('one listing of the demo catalogue is reserved, so that the filter on reserved ones has something to hide', () => {
  const listings = demoCatalogue.map((demo) => listingOfDemo(demo, NOW));
  const reserved = listings.filter(({ state }) => state === 'reserved');
  expect(reserved.map(({ id }) => id)).toEqual(['demo-porte-velos-attelage']);
  expect(reserved[0]).not.toHaveProperty('reserved');
});
