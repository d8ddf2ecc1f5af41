import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { ListingFilter, ListingPage, ListingPosition } from '../../../src/domain/moderation/listingPage';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { aBicycle, decided, firstOf, type MakeModeration, type ModerationSeat } from './ModerationBackend';

const inReview = { state: 'in-review' } as const;

function pageOf(
  { directory }: ModerationSeat,
  filter: ListingFilter,
  after: ListingPosition | null = null,
  limit = 10,
): Promise<ListingPage> {
  return firstOf((listener) => directory.subscribe(filter, after, limit, listener));
}

const idsOf = ({ listings }: ListingPage) => listings.map(({ id }) => id);

/** Claire’s listings in these states, the first changed first. */
async function given(
  { givenListing, now }: Awaited<ReturnType<MakeModeration>>,
  states: Readonly<Record<string, Listing['state']>>,
): Promise<void> {
  for (const [index, [id, state]] of Object.entries(states).entries())
    await givenListing(aBicycle(now, { id, state, updatedAt: now - MINUTE * (100 - index) }));
}

export function describeListingDirectory(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of ListingDirectory`, () => {
    test('the listings in review are listed whole, the longest waiting first', async () => {
      const backend = await makeBackend();
      const { as, now } = backend;
      await given(backend, { lampe: 'in-review', table: 'refused', chaise: 'in-review' });
      const page = await pageOf(as('nadia'), inReview);
      expect(idsOf(page)).toEqual(['lampe', 'chaise']);
      expect(page.listings[0]).toEqual(
        aBicycle(now, { id: 'lampe', state: 'in-review', updatedAt: now - 100 * MINUTE }),
      );
      expect(page.next).toBeNull();
    });

    test('an admin counts the listings in review up to a limit, and nobody else does', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await given(backend, { lampe: 'in-review', table: 'refused', chaise: 'in-review' });
      const { directory } = as('nadia');
      expect(await directory.countInReview(100)).toEqual(success(2));
      expect(await directory.countInReview(1)).toEqual(success(1));
      expect(await as('claire').directory.countInReview(100)).toEqual(failure('denied'));
    });

    test.each(['online', 'reserved', 'sold', 'paused', 'expired', 'refused'] as const)(
      'the listings that are %s are listed, the last changed first',
      async (state) => {
        const backend = await makeBackend();
        const { as, now, givenListing } = backend;
        await givenListing(aBicycle(now, { state: 'deleted' }));
        await given(backend, { lampe: state, table: 'in-review', chaise: state });
        expect(idsOf(await pageOf(as('solene'), { state }))).toEqual(['chaise', 'lampe']);
      },
    );

    test('the listings of an owner are listed in every state but the deleted ones', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      await given(backend, { lampe: 'paused', table: 'deleted', chaise: 'in-review' });
      await givenListing(aBicycle(now, { id: 'banc', ownerId: 'karim' }));
      expect(idsOf(await pageOf(as('nadia'), { ownerId: 'claire' }))).toEqual(['velo', 'chaise', 'lampe']);
      expect(idsOf(await pageOf(as('nadia'), { ownerId: 'personne' }))).toEqual([]);
    });

    test('a page leads to the next one, also among listings of the same time, and the last one to none', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      for (const id of ['a', 'b', 'c', 'd', 'e'])
        await givenListing(aBicycle(now, { id, state: 'in-review', updatedAt: now - MINUTE }));
      const first = await pageOf(as('nadia'), inReview, null, 2);
      const second = await pageOf(as('nadia'), inReview, first.next, 2);
      const third = await pageOf(as('nadia'), inReview, second.next, 2);
      expect([first, second, third].map(idsOf)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
      expect(third.next).toBeNull();
      expect((await pageOf(as('nadia'), inReview, null, 5)).next).toBeNull();
    });

    test('a page follows what owners submit and what admins decide', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      const page = recordedEmissions<unknown>((listener) =>
        as('nadia').directory.subscribe(inReview, null, 10, listener),
      );
      await page.becomes(success({ listings: [], next: null }));
      const submitted = aBicycle(now, { state: 'in-review' });
      await givenListing(submitted);
      expect(await decided(backend, 'omar', { kind: 'listing', id: 'velo' }, 'approval')).toBe(1);
      await page.becomes(success({ listings: [], next: null }));
      expect(idsOf(await pageOf(as('nadia'), { state: 'online' }))).toEqual(['velo']);
    });

    test('a person who is no admin lists neither the listings in review nor those of an owner', async () => {
      const { as } = await makeBackend();
      await expect(pageOf(as('karim'), inReview)).rejects.toThrow('denied');
      await expect(pageOf(as('karim'), { ownerId: 'claire' })).rejects.toThrow('denied');
    });
  });
}
