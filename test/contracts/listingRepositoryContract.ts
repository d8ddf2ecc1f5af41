import { describe, expect, test } from 'vitest';
import type { ListingRepository, ListingFeed } from '../../src/application/listings/ListingRepository';
import type { Listing } from '../../src/domain/listings/Listing';
import { DAY, HOUR, MINUTE, type Instant } from '../../src/domain/shared/Instant';
import { aListing } from '../support/builders/aListing';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface ListingBackend {
  /** Two tabs of Claire’s, whose clock stands at `now`. */
  readonly tab: ListingRepository;
  readonly otherTab: ListingRepository;
  readonly now: Instant;
  /** Has listings stored, of any owner, state and age, which nobody could publish as they are. */
  given(listings: readonly Listing[]): Promise<void>;
  /** How many listings the profile of a person counts. */
  freeListingsCountOf(uid: string): Promise<number>;
}

const told = (value: unknown) => ({ ok: true, value });

export function describeListingRepository(
  name: string,
  makeBackend: () => ListingBackend | Promise<ListingBackend>,
): void {
  const makeIt = async () => {
    const backend = await makeBackend();
    const ago = (age: number, changes: Partial<Listing> = {}) =>
      aListing({ publishedAt: backend.now - age, ...changes });
    return { ...backend, ago };
  };

  describe(`${name} keeps the contract of listings`, () => {
    describe('one listing', () => {
      test('is told whole', async () => {
        const { tab, ago } = await makeIt();
        const listing = ago(0, { photos: [{ id: 'claire~12345678', width: 800, height: 600 }] });
        expect(await tab.publish(listing)).toEqual(told(undefined));
        await recordedTellings(watching(tab, 'velo')).becomes(told(listing));
      });

      test('that does not exist is told as null, and told when it comes', async () => {
        const { tab, ago } = await makeIt();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        await tab.publish(ago(0));
        await tellings.becomes(told(ago(0)));
      });

      test('is told when another tab publishes it', async () => {
        const { tab, otherTab, ago } = await makeIt();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        await otherTab.publish(ago(0));
        await tellings.becomes(told(ago(0)));
      });

      test.each<[string, (now: Instant) => Partial<Listing>]>([
        ['deleted', () => ({ state: 'deleted' })],
        ['sold', () => ({ state: 'sold' })],
        ['expired', (now) => ({ expiresAt: now - DAY })],
      ])('is told to its owner though %s', async (_state, changes) => {
        const { tab, given, now, ago } = await makeIt();
        const listing = ago(HOUR, changes(now));
        await given([listing]);
        await recordedTellings(watching(tab, 'velo')).becomes(told(listing));
      });

      test('is not told any more once unsubscribed', async () => {
        const { tab, ago } = await makeIt();
        const tellings = recordedTellings(watching(tab, 'velo'));
        await tellings.becomes(told(null));
        tellings.unsubscribe();
        tellings.unsubscribe();
        await tab.publish(ago(0));
        await recordedTellings(watching(tab, 'velo')).becomes(told(ago(0)));
        expect(tellings.all).toHaveLength(1);
      });
    });

    describe('a shelf', () => {
      test.each<[string, ListingFeed, string[]]>([
        ['everything', {}, ['canape', 'auto', 'velo']],
        ['a family', { family: 'vehicules' }, ['auto', 'velo']],
        ['a category', { categoryId: 'velos' }, ['velo']],
        ['a category of a family', { family: 'vehicules', categoryId: 'voitures' }, ['auto']],
        ['an empty family', { family: 'immobilier' }, []],
      ])('shows the newest of %s first', async (_title, shelf, expected) => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(3 * HOUR, { id: 'velo' }),
          ago(HOUR, { id: 'canape', categoryId: 'ameublement' }),
          ago(2 * HOUR, { id: 'auto', categoryId: 'voitures' }),
        ]);
        await recordedTellings(shelved(tab, shelf)).becomes(expected);
      });

      test('of an owner shows what they have online, newest first, to everyone', async () => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(3 * HOUR, { id: 'old', ownerId: 'karim' }),
          ago(HOUR, { id: 'new', ownerId: 'karim', categoryId: 'voitures' }),
          ago(2 * HOUR, { id: 'paused', ownerId: 'karim', state: 'paused' }),
          ago(2 * HOUR, { id: 'other' }),
        ]);
        const tellings = recordedTellings(shelved(tab, { ownerId: 'karim' }));
        await tellings.becomes(['new', 'old']);
        await recordedTellings(shelved(tab, { ownerId: 'karim' }, 1)).becomes(['new']);
      });

      test('of an owner takes in what they publish in another tab', async () => {
        const { tab, otherTab, ago } = await makeIt();
        const tellings = recordedTellings(shelved(tab, { ownerId: 'claire' }));
        await tellings.becomes([]);
        await otherTab.publish(ago(MINUTE));
        await tellings.becomes(['velo']);
      });

      test('shows no more than its limit', async () => {
        const { tab, given, ago } = await makeIt();
        await given([1, 2, 3].map((hours) => ago(hours * HOUR, { id: `velo-${hours}` })));
        await recordedTellings(shelved(tab, {}, 2)).becomes(['velo-1', 'velo-2']);
      });

      test('keeps one order among listings of the same moment, in every tab', async () => {
        const { tab, otherTab, given, ago } = await makeIt();
        await given(['b', 'c', 'a'].map((id) => ago(HOUR, { id })));
        const tellings = recordedTellings(shelved(tab, {}));
        await tellings.becomes(expect.toSatisfy((ids: unknown) => Array.isArray(ids) && ids.length === 3));
        const order = tellings.all.at(-1);
        await recordedTellings(shelved(otherTab, {}, 2)).becomes(Array.isArray(order) ? order.slice(0, 2) : 'an order');
      });

      test('passes over what is hidden, sold or expired, and fills up with others', async () => {
        const { tab, given, now, ago } = await makeIt();
        await given([
          ago(HOUR, { id: 'sold', state: 'sold' }),
          ago(HOUR, { id: 'paused', state: 'paused' }),
          ago(4 * HOUR, { id: 'reserved', state: 'reserved' }),
          ago(5 * HOUR, { id: 'online' }),
          ago(61 * DAY, { id: 'ends-now', expiresAt: now }),
          ago(70 * DAY, { id: 'expired' }),
        ]);
        await recordedTellings(shelved(tab, {}, 2)).becomes(['reserved', 'online']);
        await recordedTellings(shelved(tab, {}, 9)).becomes(['reserved', 'online']);
      });

      test('takes in what any tab publishes, and lets the oldest fall off', async () => {
        const { tab, otherTab, given, ago } = await makeIt();
        await given([ago(5 * HOUR, { id: 'a' }), ago(4 * HOUR, { id: 'b' })]);
        const tellings = recordedTellings(shelved(tab, { family: 'vehicules' }, 2));
        await tellings.becomes(['b', 'a']);
        await otherTab.publish(ago(2 * MINUTE, { id: 'c' }));
        await tellings.becomes(['c', 'b']);
        await tab.publish(ago(MINUTE, { id: 'd' }));
        await tellings.becomes(['d', 'c']);
      });
    });

    describe('an owner', () => {
      test('finds their own listings in every state, newest first', async () => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(90 * DAY, { id: 'old', state: 'sold' }),
          ago(0, { id: 'new' }),
          ago(0, { id: 'other', ownerId: 'karim' }),
        ]);
        const owned = await tab.ownedBy('claire');
        expect(owned.ok && owned.value.map(({ id }) => id)).toEqual(['new', 'old']);
      });

      test('publishes once by publishing twice', async () => {
        const { tab, otherTab, freeListingsCountOf, ago } = await makeIt();
        const outcomes = await Promise.all([tab.publish(ago(0)), otherTab.publish(ago(0, { title: 'Encore' }))]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual({ ok: false, failure: 'already-published' });
        expect(await freeListingsCountOf('claire')).toBe(1);
      });

      test('has each listing counted', async () => {
        const { tab, freeListingsCountOf, ago } = await makeIt();
        for (const id of ['a', 'b']) expect(await tab.publish(ago(0, { id }))).toEqual(told(undefined));
        expect(await freeListingsCountOf('claire')).toBe(2);
      });
    });
  });
}

export function watching(repository: ListingRepository, id: string) {
  return (listener: (value: unknown) => void) => repository.subscribe(id, listener);
}

/** Tells the ids, or the failure. */
export function shelved(repository: ListingRepository, shelf: ListingFeed, limit = 24) {
  return (listener: (value: unknown) => void) =>
    repository.subscribeToNewest(shelf, limit, (cards) =>
      listener(cards.ok ? cards.value.map(({ id }) => id) : cards.failure),
    );
}
