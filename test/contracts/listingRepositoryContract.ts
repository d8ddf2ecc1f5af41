import { describe, expect, test } from 'vitest';
import type { ListingRepository, ListingShelf } from '../../src/application/listings/ListingRepository';
import type { Listing } from '../../src/domain/listings/Listing';
import { DAY, HOUR } from '../../src/domain/shared/Instant';
import { aListing, NOON } from '../support/aListing';
import { recordedTellings } from '../support/recordedTellings';

export interface ListingBackend {
  /** Two tabs of the same person; their clock stands at `NOON`. */
  readonly tab: ListingRepository;
  readonly otherTab: ListingRepository;
  /** How many listings the profile of a person counts. */
  freeListingsCountOf(uid: string): Promise<number>;
}

const told = (value: unknown) => ({ ok: true, value });

export function describeListingRepository(name: string, makeBackend: () => ListingBackend): void {
  describe(`${name} keeps the contract of listings`, () => {
    describe('one listing', () => {
      test('is told whole', async () => {
        const { tab } = makeBackend();
        const listing = aListing({ photos: [{ id: 'p', width: 800, height: 600 }] });
        await tab.publish(listing);
        await recordedTellings(watching(tab, 'velo')).becomes(told(listing));
      });

      test('that does not exist is told as null, and told when it comes', async () => {
        const { tab } = makeBackend();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        await tab.publish(aListing());
        await tellings.becomes(told(aListing()));
      });

      test('is told when another tab publishes it', async () => {
        const { tab, otherTab } = makeBackend();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        await otherTab.publish(aListing());
        await tellings.becomes(told(aListing()));
      });

      test.each<Partial<Listing>>([{ state: 'deleted' }, { state: 'sold' }, { expiresAt: NOON - DAY }])('is told though hidden: %o', async (changes) => {
        const { tab } = makeBackend();
        await tab.publish(aListing(changes));
        await recordedTellings(watching(tab, 'velo')).becomes(told(aListing(changes)));
      });

      test('is not told any more once unsubscribed', async () => {
        const { tab } = makeBackend();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        tellings.unsubscribe();
        tellings.unsubscribe();
        await tab.publish(aListing());
        await recordedTellings(watching(tab, 'velo')).becomes(told(aListing()));
        expect(tellings.all).toHaveLength(1);
      });
    });

    describe('a shelf', () => {
      test.each<[string, ListingShelf, string[]]>([
        ['everything', {}, ['canape', 'auto', 'velo']],
        ['a family', { family: 'vehicules' }, ['auto', 'velo']],
        ['a category', { categoryId: 'velos' }, ['velo']],
        ['a category of a family', { family: 'vehicules', categoryId: 'voitures' }, ['auto']],
        ['an empty family', { family: 'immobilier' }, []],
      ])('shows the newest of %s first', async (_title, shelf, expected) => {
        const { tab } = makeBackend();
        await publishAll(tab, [
          aListing({ id: 'velo', publishedAt: NOON - 3 * HOUR }),
          aListing({ id: 'canape', categoryId: 'ameublement', publishedAt: NOON - HOUR }),
          aListing({ id: 'auto', categoryId: 'voitures', publishedAt: NOON - 2 * HOUR }),
        ]);
        await recordedTellings(shelved(tab, shelf)).becomes(expected);
      });

      test('shows no more than its limit', async () => {
        const { tab } = makeBackend();
        await publishAll(tab, [1, 2, 3].map((hours) => aListing({ id: `velo-${hours}`, publishedAt: NOON - hours * HOUR })));
        await recordedTellings(shelved(tab, {}, 2)).becomes(['velo-1', 'velo-2']);
      });

      test('keeps an order among listings of the same moment', async () => {
        const { tab, otherTab } = makeBackend();
        await publishAll(tab, ['b', 'c', 'a'].map((id) => aListing({ id })));
        await recordedTellings(shelved(tab, {})).becomes(['c', 'b', 'a']);
        await recordedTellings(shelved(otherTab, {}, 2)).becomes(['c', 'b']);
      });

      test('passes over what is hidden, sold or expired, and fills up with others', async () => {
        const { tab } = makeBackend();
        await publishAll(tab, [
          aListing({ id: 'sold', state: 'sold' }),
          aListing({ id: 'paused', state: 'paused' }),
          aListing({ id: 'ends-now', expiresAt: NOON }),
          aListing({ id: 'reserved', state: 'reserved', publishedAt: NOON - 4 * HOUR }),
          aListing({ id: 'online', publishedAt: NOON - 5 * HOUR }),
        ]);
        await recordedTellings(shelved(tab, {}, 2)).becomes(['reserved', 'online']);
      });

      test('takes in what any tab publishes, and lets the oldest fall off', async () => {
        const { tab, otherTab } = makeBackend();
        await publishAll(tab, [aListing({ id: 'a', publishedAt: NOON - 5 * HOUR }), aListing({ id: 'b', publishedAt: NOON - 4 * HOUR })]);
        const tellings = recordedTellings(shelved(tab, { family: 'vehicules' }, 2));
        await tellings.becomes(['b', 'a']);
        await otherTab.publish(aListing({ id: 'c', publishedAt: NOON - 3 * HOUR }));
        await tellings.becomes(['c', 'b']);
        await tab.publish(aListing({ id: 'd', publishedAt: NOON - 2 * HOUR }));
        await tellings.becomes(['d', 'c']);
      });
    });

    describe('an owner', () => {
      test('finds their own listings in every state, newest first', async () => {
        const { tab } = makeBackend();
        await publishAll(tab, [
          aListing({ id: 'old', state: 'sold', publishedAt: NOON - 90 * DAY }),
          aListing({ id: 'new' }),
          aListing({ id: 'other', ownerId: 'karim' }),
        ]);
        const owned = await tab.ownedBy('claire');
        expect(owned.ok && owned.value.map(({ id }) => id)).toEqual(['new', 'old']);
      });

      test('publishes once by publishing twice', async () => {
        const { tab, otherTab, freeListingsCountOf } = makeBackend();
        const outcomes = await Promise.all([tab.publish(aListing()), otherTab.publish(aListing({ title: 'Encore' }))]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual({ ok: false, failure: 'already-published' });
        expect(await freeListingsCountOf('claire')).toBe(1);
      });

      test('has each listing counted', async () => {
        const { tab, freeListingsCountOf } = makeBackend();
        await publishAll(tab, [aListing({ id: 'a' }), aListing({ id: 'b' })]);
        expect(await freeListingsCountOf('claire')).toBe(2);
      });
    });
  });
}

function watching(repository: ListingRepository, id: string) {
  return (listener: (value: unknown) => void) => repository.watch(id, listener);
}

/** Tells the ids, or the failure. */
function shelved(repository: ListingRepository, shelf: ListingShelf, limit = 24) {
  return (listener: (value: unknown) => void) =>
    repository.watchNewest(shelf, limit, (cards) => listener(cards.ok ? cards.value.map(({ id }) => id) : cards.failure));
}

async function publishAll(repository: ListingRepository, listings: readonly Listing[]): Promise<void> {
  for (const listing of listings) expect(await repository.publish(listing)).toEqual({ ok: true, value: undefined });
}
