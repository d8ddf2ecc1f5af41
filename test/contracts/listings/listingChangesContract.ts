import { describe, expect, test } from 'vitest';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import { draftOfListing } from '../../../src/domain/listings/draft/draftOfListing';
import type { Listing } from '../../../src/domain/listings/Listing';
import {
  transitionListing,
  renewListing,
  type OwnerTransition,
} from '../../../src/domain/listings/lifecycle/transitionListing';
import { RATE_WINDOW, rateLimits } from '../../../src/domain/shared/Rate';
import { failure, success } from '../../../src/domain/shared/Result';
import { DAY, HOUR, MINUTE, type Instant } from '../../../src/domain/shared/Instant';
import { noReview } from '../../support/doubles/noReview';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { subscriptionToFeed, subscriptionTo, type ListingBackend } from './listingRepositoryContract';

export function describeListingChanges(
  name: string,
  makeBackend: () => ListingBackend | Promise<ListingBackend>,
): void {
  const makeIt = async () => {
    const backend = await makeBackend();
    const ago = (age: number, changes: Partial<Listing> = {}) =>
      aListing({ publishedAt: backend.now - age, ...changes });
    return { ...backend, ago };
  };

  describe(`${name}, contract of changes to a listing`, () => {
    describe('changes', () => {
      test('a change is stored, returned and emitted in every tab', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const emissions = recordedEmissions(subscriptionTo(otherTab, 'velo'));
        await emissions.becomes(success(ago(HOUR)));
        const changed = await tab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
        expect(changed).toMatchObject({ ok: true, value: { id: 'velo', state: 'reserved' } });
        await emissions.becomes(changed);
      });

      test.each<[OwnerTransition, readonly string[]]>([
        ['reserve', ['velo', 'ancien']],
        ['sell', ['ancien']],
        ['pause', ['ancien']],
        ['delete', ['ancien']],
      ])('the event %s of the owner shows in the feed', async (step, expected) => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(2 * HOUR, { id: 'ancien' }), ago(HOUR)]);
        const emissions = recordedEmissions(subscriptionToFeed(otherTab, { categoryId: 'velos' }));
        await emissions.becomes(['velo', 'ancien']);
        expect(await tab.change('velo', (listing) => transitionListing(listing, step, now))).toMatchObject({
          ok: true,
        });
        await emissions.becomes(expected);
      });

      test('a paused listing that resumes has its former position in the feed', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([
          ago(HOUR, { id: 'recent' }),
          ago(2 * HOUR, { id: 'pause', state: 'paused' }),
          ago(3 * HOUR, { id: 'ancien' }),
        ]);
        const emissions = recordedEmissions(subscriptionToFeed(tab, {}));
        await emissions.becomes(['recent', 'ancien']);
        expect(await tab.change('pause', (listing) => transitionListing(listing, 'resume', now))).toMatchObject({
          ok: true,
        });
        await emissions.becomes(['recent', 'pause', 'ancien']);
      });

      test('a change of title and price is shown without a new position in the feed', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        // Within an hour, no former price is recorded.
        await given([ago(10 * MINUTE, { id: 'recent' }), ago(30 * MINUTE)]);
        const titles = recordedEmissions(shelvedTitles(otherTab));
        await titles.becomes(['Vélo de ville', 'Vélo de ville']);
        const price = { kind: 'amount', euros: 90 } as const;
        const changed = await tab.change('velo', (listing) =>
          success({ ...listing, title: 'Vélo révisé', price, updatedAt: now }),
        );
        expect(changed).toMatchObject({ ok: true, value: { title: 'Vélo révisé', price } });
        await titles.becomes(['Vélo de ville', 'Vélo révisé']);
      });

      test('a listing that is about to expire, or has expired, is renewed', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([
          ago(59 * DAY, { id: 'bientot' }),
          ago(90 * DAY, { id: 'fini', state: 'expired' }),
          ago(60 * DAY + HOUR, { id: 'passe' }),
        ]);
        for (const id of ['bientot', 'fini', 'passe']) {
          expect(await tab.change(id, (listing) => renewListing(listing, now))).toMatchObject({
            ok: true,
            value: { state: 'online' },
          });
        }
        await recordedEmissions(subscriptionToFeed(tab, {})).becomes(['bientot', 'passe', 'fini']);
      });

      test('the expiry of a listing is stored', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(61 * DAY)]);
        expect(await tab.change('velo', (listing) => transitionListing(listing, 'expire', now))).toMatchObject({
          ok: true,
          value: { state: 'expired' },
        });
      });

      test.each<[string, (now: Instant) => Partial<Listing>]>([
        ['online', () => ({})],
        ['reserved', () => ({ state: 'reserved' })],
        ['sold', () => ({ state: 'sold' })],
        ['paused', () => ({ state: 'paused' })],
        ['in review', () => ({ state: 'in-review' })],
        ['refused', () => ({ state: 'refused' })],
        ['over', (now) => ({ expiresAt: now - DAY })],
      ])(
        'a listing that is deleted while it is %s leaves only its owner, its state and its dates',
        async (_, changes) => {
          const { tab, given, storedFieldsOf, ago, now } = await makeIt();
          await given([ago(HOUR, changes(now))]);
          expect(await tab.change('velo', (listing) => transitionListing(listing, 'delete', now))).toMatchObject({
            ok: true,
            value: { id: 'velo', state: 'deleted', updatedAt: now },
          });
          expect(await storedFieldsOf('velo')).toEqual(['ownerId', 'publishedAt', 'state', 'updatedAt']);
        },
      );

      test('a deleted listing is missing in every tab, and its id is taken', async () => {
        const { tab, otherTab, given, freeListingsCountOf, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const count = await freeListingsCountOf('claire');
        const emissions = recordedEmissions(subscriptionTo(otherTab, 'velo'));
        await emissions.becomes(success(ago(HOUR)));
        await tab.change('velo', (listing) => transitionListing(listing, 'delete', now));
        await emissions.becomes(success(null));
        expect(await otherTab.ownedBy('claire')).toEqual(success([]));
        expect(await otherTab.change('velo', (listing) => success({ ...listing, state: 'online' }))).toEqual(
          failure('missing'),
        );
        expect(await otherTab.publish(ago(0))).toEqual(failure('already-published'));
        expect(await freeListingsCountOf('claire')).toBe(count - 1);
      });

      test('a change that is refused has no effect', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { state: 'sold' })]);
        expect(await tab.change('velo', (listing) => transitionListing(listing, 'reserve', now))).toEqual(
          failure('illegal-transition'),
        );
        await recordedEmissions(subscriptionTo(tab, 'velo')).becomes(success(ago(HOUR, { state: 'sold' })));
      });

      test('a change of a listing that does not exist fails as missing', async () => {
        const { tab } = await makeIt();
        expect(await tab.change('aucune', () => failure('too-early'))).toEqual(failure('missing'));
      });

      test('a change that two tabs make at once is made once', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const pause = (listing: Listing) => transitionListing(listing, 'pause', now);
        const outcomes = await Promise.all([tab.change('velo', pause), otherTab.change('velo', pause)]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual(failure('illegal-transition'));
      });
    });

    describe('edits', () => {
      const claire = aProfile({ uid: 'claire', displayName: 'Claire' });
      const photos = { remove: () => Promise.resolve(success()) };
      const retitled = (listing: Listing, title: string) => ({ ...draftOfListing(listing), title });

      test('an edit of content that another tab has changed is refused, and accepted once it is based on the new content', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const clock = { now: () => now };
        const seen = ago(HOUR);
        expect(
          await new EditListing(otherTab, photos, clock, noReview).execute(
            retitled(seen, 'Vélo repeint'),
            claire,
            null,
            seen,
          ),
        ).toMatchObject({ ok: true });
        const mine = new EditListing(tab, photos, clock, noReview);
        expect(await mine.execute(retitled(seen, 'Vélo révisé'), claire, null, seen)).toMatchObject(
          failure({ kind: 'changed-meanwhile', stored: { title: 'Vélo repeint' } }),
        );
        await recordedEmissions(shelvedTitles(tab)).becomes(['Vélo repeint']);
        expect(
          await mine.execute(retitled(seen, 'Vélo révisé'), claire, null, { ...seen, title: 'Vélo repeint' }),
        ).toMatchObject({ ok: true, value: { title: 'Vélo révisé' } });
      });

      test('an edit that two tabs make at once of the same content is made once', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const seen = ago(HOUR);
        const edit = (repository: ListingRepository, title: string) =>
          new EditListing(repository, photos, { now: () => now }, noReview).execute(
            retitled(seen, title),
            claire,
            null,
            seen,
          );
        const outcomes = await Promise.all([edit(tab, 'Vélo repeint'), edit(otherTab, 'Vélo révisé')]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual(
          expect.objectContaining({ failure: expect.objectContaining({ kind: 'changed-meanwhile' }) as unknown }),
        );
      });

      test('an edited listing has the name of the account, not that which the tab assumes', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const assumed = { ...claire, displayName: 'Utilisateur clair' };
        const edited = await new EditListing(tab, photos, { now: () => now }, noReview).execute(
          retitled(ago(HOUR), 'Vélo révisé'),
          assumed,
          null,
          ago(HOUR),
        );
        expect(edited).toEqual(success(ago(HOUR, { title: 'Vélo révisé', updatedAt: now })));
        await recordedEmissions(subscriptionTo(otherTab, 'velo')).becomes(edited);
      });

      test('an edit is accepted although the listing was reserved meanwhile', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const seen = ago(HOUR);
        await otherTab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
        const edited = await new EditListing(tab, photos, { now: () => now }, noReview).execute(
          retitled(seen, 'Vélo révisé'),
          claire,
          null,
          seen,
        );
        expect(edited).toMatchObject({ ok: true, value: { title: 'Vélo révisé', state: 'reserved' } });
      });
    });

    describe('the rate of changes', () => {
      test('no listing is changed beyond the limit of an hour, though it is deleted', async () => {
        const { tab, given, giveRate, freeListingsCountOf, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        await giveRate({ since: now - MINUTE, count: rateLimits.listings - 1, last: 'velo', at: now - MINUTE });
        const step = (event: OwnerTransition) =>
          tab.change('velo', (listing) => transitionListing(listing, event, now));
        expect(await step('reserve')).toMatchObject({ ok: true });
        expect(await step('release')).toEqual(failure({ kind: 'too-many', until: now - MINUTE + RATE_WINDOW }));
        expect(await step('delete')).toMatchObject({ ok: true, value: { state: 'deleted' } });
        expect(await freeListingsCountOf('claire')).toBe(0);
      });

      test('a step that changes nothing does not count', async () => {
        const { tab, given, giveRate, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        await giveRate({ since: now - MINUTE, count: rateLimits.listings - 1, last: 'velo', at: now - MINUTE });
        expect(await tab.change('velo', () => failure('too-early'))).toEqual(failure('too-early'));
        expect(await tab.change('velo', (listing) => transitionListing(listing, 'pause', now))).toMatchObject({
          ok: true,
        });
      });
    });

    describe('owned listings', () => {
      test('an owner gets their listings as any tab adds, changes and deletes them', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'velo' }), ago(0, { id: 'other', ownerId: 'karim' })]);
        const emissions = recordedEmissions(owned(tab, 'claire'));
        await emissions.becomes(['velo online']);
        await otherTab.publish(ago(0, { id: 'canape' }));
        await emissions.becomes(['canape online', 'velo online']);
        await otherTab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
        await emissions.becomes(['canape online', 'velo reserved']);
        await tab.change('canape', (listing) => transitionListing(listing, 'delete', now));
        await emissions.becomes(['velo reserved']);
      });
    });
  });
}

/** Emits ids and states, or the failure. */
function owned(repository: ListingRepository, ownerId: string) {
  return (listener: (value: unknown) => void) =>
    repository.subscribeToOwned(ownerId, (listings) =>
      listener(listings.ok ? listings.value.map(({ id, state }) => `${id} ${state}`) : listings.failure),
    );
}

function shelvedTitles(repository: ListingRepository) {
  return (listener: (value: unknown) => void) =>
    repository.subscribeToNewest({}, 9, (cards) =>
      listener(cards.ok ? cards.value.map(({ title }) => title) : cards.failure),
    );
}
