import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { UserRepository } from '../../../src/application/account/UserRepository';
import { PublishListing } from '../../../src/application/listings/PublishListing';
import type { ListingRepository, ListingFeed } from '../../../src/application/listings/ListingRepository';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import { RATE_WINDOW, rateLimits, type Rate } from '../../../src/domain/shared/Rate';
import { DAY, HOUR, MINUTE, type Instant } from '../../../src/domain/shared/Instant';
import { aDraft } from '../../support/builders/aDraft';
import { noReview } from '../../support/doubles/noReview';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { failure, success } from '../../../src/domain/shared/Result';

export interface ListingBackend {
  /** Two tabs of Claire’s, whose clock is fixed at `now`. Her account is that of the seller of `aListing`. */
  readonly tab: ListingRepository;
  readonly otherTab: ListingRepository;
  readonly now: Instant;
  /** Stores listings of any owner, state and age, which nobody could publish as they are. */
  given(listings: readonly Listing[]): Promise<void>;
  /** The names of the fields that are stored of a listing, without its id, sorted. */
  storedFieldsOf(id: string): Promise<readonly string[]>;
  /** The count of listings in the account of a person. */
  freeListingsCountOf(uid: string): Promise<number>;
  /** Sets Claire’s count of listings, or her rate of changes. */
  giveCount(count: number): Promise<unknown>;
  giveRate(rate: Rate): Promise<unknown>;
  readonly users: Pick<UserRepository, 'create'>;
  /** Removes Claire’s account, as it is before the first seconds after signing up are over. */
  removeAccount(): Promise<unknown>;
}

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

  describe(`${name}, contract of ListingRepository`, () => {
    describe('one listing', () => {
      test('a listing is emitted whole', async () => {
        const { tab, ago } = await makeIt();
        const listing = ago(0, { photos: [{ id: 'claire~12345678', width: 800, height: 600 }] });
        expect(await tab.publish(listing)).toEqual(success(undefined));
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(success(listing));
      });

      test('a listing that does not exist is emitted as null, and emitted once it exists', async () => {
        const { tab, ago } = await makeIt();
        const emissions = recordedEmissions(subscriptionTo(tab, 'velo'));
        await emissions.becomes(success(null));
        await tab.publish(ago(0));
        await emissions.becomes(success(ago(0)));
      });

      test('a listing is emitted when another tab publishes it', async () => {
        const { tab, otherTab, ago } = await makeIt();
        const emissions = recordedEmissions(subscriptionTo(tab, 'velo'));
        await emissions.becomes(success(null));
        await otherTab.publish(ago(0));
        await emissions.becomes(success(ago(0)));
      });

      test.each<[string, (now: Instant) => Partial<Listing>]>([
        ['sold', () => ({ state: 'sold' })],
        ['expired', (now) => ({ expiresAt: now - DAY })],
      ])('a listing is emitted to its owner though %s', async (_state, changes) => {
        const { tab, given, now, ago } = await makeIt();
        const listing = ago(HOUR, changes(now));
        await given([listing]);
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(success(listing));
      });

      test('a listing is not emitted after unsubscribing', async () => {
        const { tab, ago } = await makeIt();
        const emissions = recordedEmissions(subscriptionTo(tab, 'velo'));
        await emissions.becomes(success(null));
        emissions.unsubscribe();
        emissions.unsubscribe();
        await tab.publish(ago(0));
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(success(ago(0)));
        expect(emissions.all).toHaveLength(1);
      });
    });

    describe('a feed', () => {
      test.each<[string, ListingFeed, string[]]>([
        ['everything', {}, ['canape', 'auto', 'velo']],
        ['a family', { family: 'vehicules' }, ['auto', 'velo']],
        ['a category', { categoryId: 'velos' }, ['velo']],
        ['a category of a family', { family: 'vehicules', categoryId: 'voitures' }, ['auto']],
        ['an empty family', { family: 'immobilier' }, []],
      ])('the feed of %s begins with the newest', async (_title, feed, expected) => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(3 * HOUR, { id: 'velo' }),
          ago(HOUR, { id: 'canape', categoryId: 'ameublement' }),
          ago(2 * HOUR, { id: 'auto', categoryId: 'voitures' }),
        ]);
        await recordedEmissions(subscriptionToFeed(tab, feed)).becomes(expected);
      });

      test('the feed of an owner shows their online listings to everybody, the newest first', async () => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(3 * HOUR, { id: 'old', ownerId: 'karim' }),
          ago(HOUR, { id: 'new', ownerId: 'karim', categoryId: 'voitures' }),
          ago(2 * HOUR, { id: 'paused', ownerId: 'karim', state: 'paused' }),
          ago(2 * HOUR, { id: 'other' }),
        ]);
        const emissions = recordedEmissions(subscriptionToFeed(tab, { ownerId: 'karim' }));
        await emissions.becomes(['new', 'old']);
        await recordedEmissions(subscriptionToFeed(tab, { ownerId: 'karim' }, 1)).becomes(['new']);
      });

      test('the feed of an owner gets what they publish in another tab', async () => {
        const { tab, otherTab, ago } = await makeIt();
        const emissions = recordedEmissions(subscriptionToFeed(tab, { ownerId: 'claire' }));
        await emissions.becomes([]);
        await otherTab.publish(ago(MINUTE));
        await emissions.becomes(['velo']);
      });

      test('a feed has no more listings than its limit', async () => {
        const { tab, given, ago } = await makeIt();
        await given([1, 2, 3].map((hours) => ago(hours * HOUR, { id: `velo-${hours}` })));
        await recordedEmissions(subscriptionToFeed(tab, {}, 2)).becomes(['velo-1', 'velo-2']);
      });

      test('the feed has listings of the same moment in the order of their ids', async () => {
        const { tab, otherTab, given, ago } = await makeIt();
        await given(['b', 'c', 'a'].map((id) => ago(HOUR, { id })));
        await recordedEmissions(subscriptionToFeed(tab, {})).becomes(['a', 'b', 'c']);
        await recordedEmissions(subscriptionToFeed(otherTab, {}, 2)).becomes(['a', 'b']);
      });

      test('a feed leaves out hidden, sold and expired listings, and is filled up with others', async () => {
        const { tab, given, now, ago } = await makeIt();
        await given([
          ago(HOUR, { id: 'sold', state: 'sold' }),
          ago(HOUR, { id: 'paused', state: 'paused' }),
          ago(4 * HOUR, { id: 'reserved', state: 'reserved' }),
          ago(5 * HOUR, { id: 'online' }),
          ago(61 * DAY, { id: 'ends-now', expiresAt: now }),
          ago(70 * DAY, { id: 'expired' }),
        ]);
        await recordedEmissions(subscriptionToFeed(tab, {}, 2)).becomes(['reserved', 'online']);
        await recordedEmissions(subscriptionToFeed(tab, {}, 9)).becomes(['reserved', 'online']);
      });

      test('a feed gets what any tab publishes, and drops the oldest beyond its limit', async () => {
        const { tab, otherTab, given, ago } = await makeIt();
        await given([ago(5 * HOUR, { id: 'a' }), ago(4 * HOUR, { id: 'b' })]);
        const emissions = recordedEmissions(subscriptionToFeed(tab, { family: 'vehicules' }, 2));
        await emissions.becomes(['b', 'a']);
        await otherTab.publish(ago(2 * MINUTE, { id: 'c' }));
        await emissions.becomes(['c', 'b']);
        await tab.publish(ago(MINUTE, { id: 'd' }));
        await emissions.becomes(['d', 'c']);
      });
    });

    describe('publication', () => {
      test('an owner finds their listings in every state, the newest first', async () => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(90 * DAY, { id: 'old', state: 'sold' }),
          ago(0, { id: 'new' }),
          ago(0, { id: 'other', ownerId: 'karim' }),
        ]);
        const owned = await tab.ownedBy('claire');
        expect(owned.ok && owned.value.map(({ id }) => id)).toEqual(['new', 'old']);
      });

      test('a listing that is published twice is stored once', async () => {
        const { tab, otherTab, freeListingsCountOf, ago } = await makeIt();
        const outcomes = await Promise.all([tab.publish(ago(0)), otherTab.publish(ago(0, { title: 'Encore' }))]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual({ ok: false, failure: 'already-published' });
        expect(await freeListingsCountOf('claire')).toBe(1);
      });

      test('a person whose account is not stored yet publishes: the account is stored and counts the listing', async () => {
        const { tab, users, removeAccount, freeListingsCountOf, now } = await makeIt();
        await removeAccount();
        const logged = vi.spyOn(console, 'error').mockReturnValue();
        onTestFinished(() => logged.mockRestore());
        const useCase = new PublishListing(tab, users, { now: () => now }, { execute: async () => true }, noReview);
        expect(await useCase.execute(aDraft(), aProfile({ uid: 'claire', displayName: 'Claire' }), null)).toMatchObject(
          {
            ok: true,
          },
        );
        expect(await freeListingsCountOf('claire')).toBe(1);
        expect(logged).not.toHaveBeenCalled();
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(
          success(expect.objectContaining({ ownerId: 'claire', state: 'online' })),
        );
      });

      test('a published listing has the name and the registration date of the account, not those that the tab assumes', async () => {
        const { tab, ago, now } = await makeIt();
        const assumed = ago(0, { seller: { kind: 'private', name: 'Utilisateur clair', memberSince: now } });
        expect(await tab.publish(assumed)).toEqual(success(undefined));
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(success(ago(0)));
      });

      test('each published listing is counted', async () => {
        const { tab, freeListingsCountOf, ago } = await makeIt();
        for (const id of ['a', 'b']) expect(await tab.publish(ago(0, { id }))).toEqual(success(undefined));
        expect(await freeListingsCountOf('claire')).toBe(2);
      });

      test('the last listing of the quota is published, and none beyond it', async () => {
        const { tab, giveCount, freeListingsCountOf, ago } = await makeIt();
        await giveCount(FREE_LISTINGS_QUOTA - 1);
        expect(await tab.publish(ago(0, { id: 'a' }))).toEqual(success(undefined));
        expect(await tab.publish(ago(0, { id: 'b' }))).toEqual(failure('quota-reached'));
        expect(await freeListingsCountOf('claire')).toBe(FREE_LISTINGS_QUOTA);
        await recordedEmissions(subscriptionTo(tab, 'b')).becomes(success(null));
      });

      test('two tabs that publish at once publish two listings', async () => {
        const { tab, otherTab, freeListingsCountOf, ago } = await makeIt();
        expect(await tab.publish(ago(0))).toEqual(success(undefined));
        const outcomes = await Promise.all([tab.publish(ago(0, { id: 'a' })), otherTab.publish(ago(0, { id: 'b' }))]);
        expect(outcomes).toEqual([success(undefined), success(undefined)]);
        expect(await freeListingsCountOf('claire')).toBe(3);
      });

      test('no listing is published beyond the limit of an hour, and one is after it', async () => {
        const { tab, giveRate, ago, now } = await makeIt();
        const full = { count: rateLimits.listings, last: 'velo', at: now - MINUTE };
        await giveRate({ ...full, since: now - MINUTE });
        const until = now - MINUTE + RATE_WINDOW;
        expect(await tab.publish(ago(0))).toEqual(failure({ kind: 'too-many', until }));
        await giveRate({ ...full, since: now - RATE_WINDOW });
        expect(await tab.publish(ago(0))).toEqual(success(undefined));
      });
    });
  });
}

export function subscriptionTo(repository: ListingRepository, id: string) {
  return (listener: (value: unknown) => void) => repository.subscribe(id, listener);
}

/** Emits the ids of a feed, or the failure. */
export function subscriptionToFeed(repository: ListingRepository, feed: ListingFeed, limit = 24) {
  return (listener: (value: unknown) => void) =>
    repository.subscribeToNewest(feed, limit, (cards) =>
      listener(cards.ok ? cards.value.map(({ id }) => id) : cards.failure),
    );
}
