import { describe, expect, test } from 'vitest';
import type { EndedListings } from '../../../src/application/listings/EndedListings';
import { ExpireListings, LONGEST_EXPIRY_RUN } from '../../../src/application/listings/ExpireListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import { renewListing } from '../../../src/domain/listings/lifecycle/transitionListing';
import { DAY } from '../../../src/domain/shared/Instant';
import { aListing } from '../../support/builders/aListing';
import { InMemoryEndedListings } from '../../support/inMemory/listings/InMemoryEndedListings';

const MIDNIGHT = Date.UTC(2026, 5, 15);
const NOW = MIDNIGHT + 600_000;

const ended = (id: string, changes: Partial<Listing> = {}) => aListing({ id, expiresAt: MIDNIGHT, ...changes });
const nothing = { expired: 0, failed: 0, failures: [], isComplete: true };

function aSetup(listings: readonly Listing[]) {
  const stored = new InMemoryEndedListings();
  for (const listing of listings) {
    stored.store(listing);
    stored.counts.set(listing.ownerId, (stored.counts.get(listing.ownerId) ?? 0) + 1);
  }
  const setup = {
    stored,
    now: NOW,
    /** How the ended ones are read. */
    read: (now: number) => stored.endedAt(now),
    /** What else happens before a listing is changed; it may throw. */
    beforeChange: (() => Promise.resolve()) as (id: string) => Promise<void>,
  };
  const port: EndedListings = {
    endedAt: (now) => setup.read(now),
    change: async (listing, expire) => {
      await setup.beforeChange(listing.id);
      return stored.change(listing, expire);
    },
  };
  const expire = new ExpireListings(port, { now: () => setup.now });
  const stateOf = (id: string) => stored.listings.get(id)?.state;
  return Object.assign(setup, { expire, stateOf });
}

describe('the expiry of listings', () => {
  test('a run expires all whose time is over, of today and of days that were missed, and the next one finds nothing left', async () => {
    const setup = aSetup([
      ended('velo'),
      ended('table', { state: 'reserved', ownerId: 'karim' }),
      ended('lampe', { expiresAt: MIDNIGHT - 40 * DAY }),
      ended('pause', { state: 'paused' }),
      ended('vendu', { state: 'sold' }),
      ended('demain', { expiresAt: MIDNIGHT + DAY }),
    ]);
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 3 });
    expect(['velo', 'table', 'lampe', 'pause', 'vendu', 'demain'].map(setup.stateOf)).toEqual([
      ...['expired', 'expired', 'expired'],
      ...['paused', 'sold'],
      'online',
    ]);
    expect(setup.stored.counts).toEqual(
      new Map([
        ['claire', 3],
        ['karim', 0],
      ]),
    );
    expect([...setup.stored.cards]).toEqual(['demain']);
    expect(await setup.expire.execute()).toEqual(nothing);
  });

  test('runs that overlap expire each listing once', async () => {
    const setup = aSetup(['a', 'b', 'c', 'd', 'e'].map((id) => ended(id)));
    const outcomes = await Promise.all([1, 2, 3].map(() => setup.expire.execute()));
    expect(outcomes.reduce((sum, { expired }) => sum + expired, 0)).toBe(5);
    expect(setup.stored.counts.get('claire')).toBe(0);
  });

  test('a listing that its owner renews while a run goes on stays online', async () => {
    const setup = aSetup([ended('velo'), ended('table')]);
    setup.beforeChange = async (id) => {
      const renewed = renewListing(ended('velo'), NOW);
      if (id === 'velo' && renewed.ok) setup.stored.store(renewed.value);
    };
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 1 });
    expect(setup.stateOf('velo')).toBe('online');
    expect(setup.stored.counts.get('claire')).toBe(1);
  });

  test('a listing that its owner pauses while a run goes on stays paused, and hidden', async () => {
    const setup = aSetup([ended('velo')]);
    setup.beforeChange = async () => setup.stored.store(ended('velo', { state: 'paused' }));
    expect(await setup.expire.execute()).toEqual(nothing);
    expect(setup.stateOf('velo')).toBe('paused');
  });

  test('a listing that fails keeps none of its owner, or of others, from expiring, and expires with the next run', async () => {
    const refusal = new Error('ABORTED');
    const setup = aSetup(['a', 'b', 'c', 'd'].map((id) => ended(id)));
    setup.beforeChange = async (id) => {
      if (id === 'a') throw refusal;
    };
    expect(await setup.expire.execute()).toEqual({ expired: 3, failed: 1, failures: [refusal], isComplete: true });
    expect(setup.stateOf('a')).toBe('online');
    setup.beforeChange = async () => undefined;
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 1 });
    expect(setup.stored.counts.get('claire')).toBe(0);
  });

  test('a run in which everything fails counts all failures, and says why only of the first ones', async () => {
    const setup = aSetup(Array.from({ length: 30 }, (_, at) => ended(`velo${at}`)));
    setup.beforeChange = () => Promise.reject(new Error('out of reach'));
    const outcome = await setup.expire.execute();
    expect(outcome).toMatchObject({ expired: 0, failed: 30, isComplete: true });
    expect(outcome.failures).toHaveLength(20);
  });

  test('a run whose time is over leaves the rest to the next one', async () => {
    const setup = aSetup(['a', 'b', 'c'].map((id) => ended(id)));
    setup.beforeChange = async () => void (setup.now = NOW + LONGEST_EXPIRY_RUN);
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 2, isComplete: false });
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 1 });
  });

  test('a run expires listings of one owner one after the other, and those of two owners at the same time', async () => {
    const setup = aSetup([ended('a'), ended('b', { ownerId: 'karim' }), ended('c'), ended('d')]);
    const steps: string[] = [];
    setup.beforeChange = async (id) => {
      steps.push(`${id} begins`);
      await Promise.resolve();
      await Promise.resolve();
      steps.push(`${id} ends`);
    };
    await setup.expire.execute();
    // Two portions of two.
    expect(steps).toEqual([
      ...['a begins', 'b begins', 'a ends', 'b ends'],
      ...['c begins', 'c ends', 'd begins', 'd ends'],
    ]);
  });

  test('a run that can read no more listings rejects, after it has expired those before, and the next one expires the rest', async () => {
    const lost = new Error('out of reach');
    const setup = aSetup(['a', 'b', 'c'].map((id) => ended(id)));
    const { read } = setup;
    setup.read = async function* (now) {
      for await (const portion of read(now)) {
        yield portion;
        throw lost;
      }
    };
    await expect(setup.expire.execute()).rejects.toBe(lost);
    expect(['a', 'b', 'c'].map(setup.stateOf)).toEqual(['expired', 'expired', 'online']);
    setup.read = read;
    expect(await setup.expire.execute()).toEqual({ ...nothing, expired: 1 });
    expect(setup.stored.counts.get('claire')).toBe(0);
  });
});
