import { describe, expect, test } from 'vitest';
import type { EndedListings } from '../../../src/application/listings/EndedListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import { renewListing, transitionListing } from '../../../src/domain/listings/lifecycle/transitionListing';
import { DAY, type Instant } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';

export interface EndedListingsBackend {
  readonly ended: EndedListings;
  /** Stores listings, public ones with their cards. */
  given(listings: readonly Listing[]): Promise<void>;
  /** Stores the account of a person, with this count. */
  giveCount(uid: string, count: number): Promise<void>;
  stored(id: string): Promise<Listing | null>;
  /** Ids of the listings that have cards, in order. */
  cards(): Promise<readonly string[]>;
  countOf(uid: string): Promise<number | null>;
}

const MIDNIGHT = Date.UTC(2026, 5, 15);
const NOW = MIDNIGHT + 600_000;
const expire = (listing: Listing) => transitionListing(listing, 'expire', NOW);
const ended = (id: string, changes: Partial<Listing> = {}) => aListing({ id, expiresAt: MIDNIGHT, ...changes });

export function describeEndedListings(name: string, open: () => Promise<EndedListingsBackend>): void {
  const idsOf = async (listings: EndedListings, now: Instant) => {
    const ids: string[] = [];
    for await (const portion of listings.endedAt(now)) ids.push(...portion.map(({ id }) => id));
    return ids;
  };

  describe(`${name}, contract of listings that have ended`, () => {
    test('listings that have ended and are stored as online or reserved are found, the longest ended first', async () => {
      const backend = await open();
      const states: readonly ListingState[] = ['paused', 'sold', 'expired', 'refused', 'in-review', 'draft'];
      await backend.given([
        ended('just', { state: 'reserved' }),
        ended('months', { expiresAt: MIDNIGHT - 90 * DAY }),
        ended('week', { expiresAt: MIDNIGHT - 7 * DAY }),
        ended('later', { expiresAt: MIDNIGHT + DAY }),
        ...states.map((state) => ended(state, { state })),
      ]);
      expect(await idsOf(backend.ended, NOW)).toEqual(['months', 'week', 'just']);
      expect(await idsOf(backend.ended, MIDNIGHT)).toEqual(['months', 'week', 'just']);
      expect(await idsOf(backend.ended, MIDNIGHT - 1)).toEqual(['months', 'week']);
    });

    test('many listings that have ended come in portions, each once with its owner, while those before them are changed', async () => {
      const backend = await open();
      const ids = Array.from({ length: 120 }, (_, at) => `velo${at}`);
      await backend.given(ids.map((id, at) => ended(id, { ownerId: `p${at % 7}` })));
      const seen: string[] = [];
      for await (const portion of backend.ended.endedAt(NOW)) {
        expect(portion.length).toBeLessThanOrEqual(100);
        await Promise.all(portion.map((listing) => backend.ended.change(listing, expire)));
        seen.push(...portion.map(({ id, ownerId }) => `${id} of ${ownerId}`));
      }
      expect(seen.toSorted()).toEqual(ids.map((id, at) => `${id} of p${at % 7}`).toSorted());
      expect(await idsOf(backend.ended, NOW)).toEqual([]);
      expect(await backend.cards()).toEqual([]);
    });

    test.each<ListingState>(['online', 'reserved'])(
      'a listing that was stored as %s expires: it keeps its content, loses its cards, and its owner has one more free listing',
      async (state) => {
        const backend = await open();
        const [listing, other] = [ended('velo', { state }), ended('table', { expiresAt: NOW + DAY })];
        await backend.given([listing, other]);
        await backend.giveCount('claire', 2);
        expect(await backend.ended.change(listing, expire)).toBe(true);
        expect(await backend.stored('velo')).toEqual({ ...listing, state: 'expired', updatedAt: NOW });
        expect(await backend.stored('table')).toEqual(other);
        expect(await backend.cards()).toEqual(['table']);
        expect(await backend.countOf('claire')).toBe(1);
      },
    );

    test('a listing that its owner has renewed since it was found stays as it is', async () => {
      const backend = await open();
      const renewed = renewListing(ended('velo'), NOW - 1);
      if (!renewed.ok) throw new Error(renewed.failure);
      await backend.given([renewed.value]);
      await backend.giveCount('claire', 1);
      expect(await backend.ended.change(ended('velo'), expire)).toBe(false);
      expect(await backend.stored('velo')).toEqual(renewed.value);
      expect([await backend.cards(), await backend.countOf('claire')]).toEqual([['velo'], 1]);
    });

    test('a listing that is gone, and one whose step fails, change nothing', async () => {
      const backend = await open();
      await backend.given([ended('velo')]);
      await backend.giveCount('claire', 1);
      expect(await backend.ended.change(ended('gone'), expire)).toBe(false);
      expect(await backend.ended.change(ended('velo'), () => failure('no'))).toBe(false);
      expect(await backend.stored('velo')).toEqual(ended('velo'));
      expect([await backend.cards(), await backend.countOf('claire')]).toEqual([['velo'], 1]);
    });

    test('a listing that two processes expire at the same time is counted once', async () => {
      const backend = await open();
      await backend.given([ended('velo')]);
      await backend.giveCount('claire', 5);
      const changed = await Promise.all([1, 2, 3].map(() => backend.ended.change(ended('velo'), expire)));
      expect(changed.filter(Boolean)).toHaveLength(1);
      expect(await backend.countOf('claire')).toBe(4);
    });

    test('a count that is too low stays at zero, and a listing whose owner has no account expires too', async () => {
      const backend = await open();
      await backend.given([ended('velo'), ended('lampe', { ownerId: 'gone' })]);
      await backend.giveCount('claire', 0);
      for (const listing of [ended('velo'), ended('lampe', { ownerId: 'gone' })])
        expect(await backend.ended.change(listing, expire)).toBe(true);
      expect([await backend.countOf('claire'), await backend.countOf('gone')]).toEqual([0, null]);
      expect(await backend.cards()).toEqual([]);
    });
  });
}
