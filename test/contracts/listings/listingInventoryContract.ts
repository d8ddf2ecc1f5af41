import { describe, expect, test } from 'vitest';
import type { InventoryEntry, ListingInventory } from '../../../src/application/listings/ListingInventory';
import type { Listing } from '../../../src/domain/listings/Listing';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { DAY, HOUR, type Instant } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';

export interface InventoryBackend {
  /** The inventory of a site that has these listings, given newest first, at `NOON`; `portion`: how many it reads at once, if it reads in portions. */
  having(listings: readonly Listing[], portion?: number): Promise<ListingInventory>;
}

const today = Math.floor(NOON / DAY) * DAY;

export function describeListingInventory(name: string, backend: InventoryBackend): void {
  describe(`${name}, contract of ListingInventory`, () => {
    test('the days are those on which visible listings were published, newest first, each once', async () => {
      const inventory = await backend.having([
        published(NOON),
        published(today),
        published(today - 1),
        published(today - 3 * DAY),
        published(NOON - 40 * DAY),
        published(NOON - 61 * DAY),
      ]);
      expect(await inventory.days()).toEqual({
        ok: true,
        value: [today, today - DAY, today - 3 * DAY, today - 40 * DAY],
      });
    });

    test('a site without visible listings has no days', async () => {
      const inventory = await backend.having([published(NOON - 61 * DAY)]);
      expect(await inventory.days()).toEqual({ ok: true, value: [] });
    });

    test('a day has the visible listings published from its first to its last millisecond, newest first', async () => {
      const inventory = await backend.having([
        published(today, 'first of the next day'),
        published(today - 1, 'last'),
        published(today - HOUR, 'evening'),
        published(today - DAY, 'first'),
        published(today - DAY - 1, 'last of the day before'),
      ]);
      expect((await entriesOf(inventory, today - DAY)).map(({ title }) => title)).toEqual(['last', 'evening', 'first']);
      expect(await entriesOf(inventory, today - 2 * DAY)).toHaveLength(1);
      expect(await entriesOf(inventory, today - 3 * DAY)).toEqual([]);
    });

    test('an entry says what the address and the date of a listing are', async () => {
      const listing = published(NOON, 'Vélo de ville');
      const inventory = await backend.having([listing]);
      expect(await entriesOf(inventory, today)).toEqual([
        expect.objectContaining({ id: listing.id, title: 'Vélo de ville', publishedAt: NOON }),
      ]);
    });

    test('a listing that has expired is in no day', async () => {
      const inventory = await backend.having([published(NOON - 61 * DAY)]);
      expect(await entriesOf(inventory, today - 61 * DAY)).toEqual([]);
    });

    test('more listings than one portion are all read, each once', async () => {
      const many = Array.from({ length: 110 }, (_, index) => published(today - 1 - Math.floor(index / 3)));
      const ids = (await entriesOf(await backend.having(many, 50), today - DAY)).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
    });

    test('neither a listing that never was nor one that is online has been deleted', async () => {
      const listing = published(NOON);
      const inventory = await backend.having([listing]);
      expect(await inventory.wasDeleted('jamais')).toBe(false);
      expect(await inventory.wasDeleted(listing.id)).toBe(false);
      expect(await inventory.wasDeleted('a/b')).toBe(false);
    });
  });
}

let count = 0;

function published(publishedAt: Instant, title = 'Une table'): Listing {
  return aListing({ id: `listing-${(count += 1)}`, title, publishedAt, expiresAt: expiryOf(publishedAt) });
}

async function entriesOf(inventory: ListingInventory, day: Instant): Promise<readonly InventoryEntry[]> {
  const entries: InventoryEntry[] = [];
  for await (const entry of inventory.publishedOn(day)) entries.push(entry);
  return entries;
}
