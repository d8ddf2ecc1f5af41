import { describe, expect, test } from 'vitest';
import type { ListingRepository, ListingShelf } from '../../src/application/listings/ListingRepository';
import type { Listing } from '../../src/domain/listings/Listing';
import { moveListing, renewListing, type OwnerStep } from '../../src/domain/listings/moveListing';
import { failure, success } from '../../src/domain/shared/Result';
import { DAY, HOUR, MINUTE, type Instant } from '../../src/domain/shared/Instant';
import { aListing } from '../support/aListing';
import { recordedTellings } from '../support/recordedTellings';

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

export function describeListingRepository(name: string, makeBackend: () => ListingBackend | Promise<ListingBackend>): void {
  const makeIt = async () => {
    const backend = await makeBackend();
    const ago = (age: number, changes: Partial<Listing> = {}) => aListing({ publishedAt: backend.now - age, ...changes });
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
      test.each<[string, ListingShelf, string[]]>([
        ['everything', {}, ['canape', 'auto', 'velo']],
        ['a family', { family: 'vehicules' }, ['auto', 'velo']],
        ['a category', { categoryId: 'velos' }, ['velo']],
        ['a category of a family', { family: 'vehicules', categoryId: 'voitures' }, ['auto']],
        ['an empty family', { family: 'immobilier' }, []],
      ])('shows the newest of %s first', async (_title, shelf, expected) => {
        const { tab, given, ago } = await makeIt();
        await given([ago(3 * HOUR, { id: 'velo' }), ago(HOUR, { id: 'canape', categoryId: 'ameublement' }), ago(2 * HOUR, { id: 'auto', categoryId: 'voitures' })]);
        await recordedTellings(shelved(tab, shelf)).becomes(expected);
      });

      test('of an owner shows what they have online, newest first, to everyone', async () => {
        const { tab, given, ago } = await makeIt();
        await given([
          ago(3 * HOUR, { id: 'old', ownerId: 'karim' }), ago(HOUR, { id: 'new', ownerId: 'karim', categoryId: 'voitures' }),
          ago(2 * HOUR, { id: 'paused', ownerId: 'karim', state: 'paused' }), ago(2 * HOUR, { id: 'other' }),
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

    describe('a change', () => {
      test('is stored, answered and told, in every tab', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const tellings = recordedTellings(watching(otherTab, 'velo'));
        await tellings.becomes(told(ago(HOUR)));
        const changed = await tab.change('velo', (listing) => moveListing(listing, 'reserve', now));
        expect(changed).toMatchObject({ ok: true, value: { id: 'velo', state: 'reserved' } });
        await tellings.becomes(changed);
      });

      test.each<[OwnerStep, readonly string[]]>([
        ['reserve', ['velo', 'ancien']],
        ['sell', ['ancien']],
        ['pause', ['ancien']],
        ['delete', ['ancien']],
      ])('by which its owner would %s it shows on its shelf', async (step, expected) => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(2 * HOUR, { id: 'ancien' }), ago(HOUR)]);
        const tellings = recordedTellings(shelved(otherTab, { categoryId: 'velos' }));
        await tellings.becomes(['velo', 'ancien']);
        expect(await tab.change('velo', (listing) => moveListing(listing, step, now))).toMatchObject({ ok: true });
        await tellings.becomes(expected);
      });

      test('brings a paused listing back to its place', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'recent' }), ago(2 * HOUR, { id: 'pause', state: 'paused' }), ago(3 * HOUR, { id: 'ancien' })]);
        const tellings = recordedTellings(shelved(tab, {}));
        await tellings.becomes(['recent', 'ancien']);
        expect(await tab.change('pause', (listing) => moveListing(listing, 'resume', now))).toMatchObject({ ok: true });
        await tellings.becomes(['recent', 'pause', 'ancien']);
      });

      test('of words and price is shown, without climbing', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'recent' }), ago(2 * HOUR)]);
        const titles = recordedTellings(shelvedTitles(otherTab));
        await titles.becomes(['Vélo de ville', 'Vélo de ville']);
        const price = { kind: 'amount', euros: 90 } as const;
        const changed = await tab.change('velo', (listing) => success({ ...listing, title: 'Vélo révisé', price, updatedAt: now }));
        expect(changed).toMatchObject({ ok: true, value: { title: 'Vélo révisé', price } });
        await titles.becomes(['Vélo de ville', 'Vélo révisé']);
      });

      test('renews what is about to end, or has ended', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(59 * DAY, { id: 'bientot' }), ago(90 * DAY, { id: 'fini', state: 'expired' }), ago(60 * DAY + HOUR, { id: 'passe' })]);
        for (const id of ['bientot', 'fini', 'passe']) {
          expect(await tab.change(id, (listing) => renewListing(listing, now))).toMatchObject({ ok: true, value: { state: 'online' } });
        }
        await recordedTellings(shelved(tab, {})).becomes(['bientot', 'passe', 'fini']);
      });

      test('writes down that a listing’s time is over', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(61 * DAY)]);
        expect(await tab.change('velo', (listing) => moveListing(listing, 'expire', now))).toMatchObject({ ok: true, value: { state: 'expired' } });
      });

      test('that is refused changes nothing', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { state: 'sold' })]);
        expect(await tab.change('velo', (listing) => moveListing(listing, 'reserve', now))).toEqual(failure('illegal-transition'));
        await recordedTellings(watching(tab, 'velo')).becomes(told(ago(HOUR, { state: 'sold' })));
      });

      test('of a listing that does not exist says so', async () => {
        const { tab } = await makeIt();
        expect(await tab.change('aucune', () => failure('too-early'))).toEqual(failure('missing'));
      });

      test('made twice at once, in two tabs, is made once', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const pause = (listing: Listing) => moveListing(listing, 'pause', now);
        const outcomes = await Promise.all([tab.change('velo', pause), otherTab.change('velo', pause)]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual(failure('illegal-transition'));
      });
    });

    describe('an owner', () => {
      test('finds their own listings in every state, newest first', async () => {
        const { tab, given, ago } = await makeIt();
        await given([ago(90 * DAY, { id: 'old', state: 'sold' }), ago(0, { id: 'new' }), ago(0, { id: 'other', ownerId: 'karim' })]);
        const owned = await tab.ownedBy('claire');
        expect(owned.ok && owned.value.map(({ id }) => id)).toEqual(['new', 'old']);
      });

      test('is told their listings as they come, change and go, whichever tab does it', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'velo' }), ago(0, { id: 'other', ownerId: 'karim' })]);
        const tellings = recordedTellings(owned(tab, 'claire'));
        await tellings.becomes(['velo online']);
        await otherTab.publish(ago(0, { id: 'canape' }));
        await tellings.becomes(['canape online', 'velo online']);
        await otherTab.change('velo', (listing) => moveListing(listing, 'reserve', now));
        await tellings.becomes(['canape online', 'velo reserved']);
        await tab.change('canape', (listing) => moveListing(listing, 'delete', now));
        await tellings.becomes(['canape deleted', 'velo reserved']);
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

function watching(repository: ListingRepository, id: string) {
  return (listener: (value: unknown) => void) => repository.watch(id, listener);
}

/** Tells the ids, or the failure. */
function shelved(repository: ListingRepository, shelf: ListingShelf, limit = 24) {
  return (listener: (value: unknown) => void) =>
    repository.watchNewest(shelf, limit, (cards) => listener(cards.ok ? cards.value.map(({ id }) => id) : cards.failure));
}

/** Tells ids and states, or the failure. */
function owned(repository: ListingRepository, ownerId: string) {
  return (listener: (value: unknown) => void) =>
    repository.watchOwned(ownerId, (listings) => listener(listings.ok ? listings.value.map(({ id, state }) => `${id} ${state}`) : listings.failure));
}

function shelvedTitles(repository: ListingRepository) {
  return (listener: (value: unknown) => void) =>
    repository.watchNewest({}, 9, (cards) => listener(cards.ok ? cards.value.map(({ title }) => title) : cards.failure));
}
