import { describe, expect, test } from 'vitest';
import { EditListing } from '../../src/application/listings/EditListing';
import type { ListingRepository } from '../../src/application/listings/ListingRepository';
import { draftOfListing } from '../../src/domain/listings/draft/draftOfListing';
import type { Listing } from '../../src/domain/listings/Listing';
import { transitionListing, renewListing, type OwnerStep } from '../../src/domain/listings/lifecycle/transitionListing';
import { failure, success } from '../../src/domain/shared/Result';
import { DAY, HOUR } from '../../src/domain/shared/Instant';
import { aListing } from '../support/builders/aListing';
import { aProfile } from '../support/builders/aPosting';
import { recordedTellings } from '../support/doubles/recordedTellings';
import { shelved, watching, type ListingBackend } from './listingRepositoryContract';

const told = (value: unknown) => ({ ok: true, value });

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

  describe(`${name} keeps the contract of changes to a listing`, () => {
    describe('a change', () => {
      test('is stored, answered and told, in every tab', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const tellings = recordedTellings(watching(otherTab, 'velo'));
        await tellings.becomes(told(ago(HOUR)));
        const changed = await tab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
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
        expect(await tab.change('velo', (listing) => transitionListing(listing, step, now))).toMatchObject({
          ok: true,
        });
        await tellings.becomes(expected);
      });

      test('brings a paused listing back to its place', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([
          ago(HOUR, { id: 'recent' }),
          ago(2 * HOUR, { id: 'pause', state: 'paused' }),
          ago(3 * HOUR, { id: 'ancien' }),
        ]);
        const tellings = recordedTellings(shelved(tab, {}));
        await tellings.becomes(['recent', 'ancien']);
        expect(await tab.change('pause', (listing) => transitionListing(listing, 'resume', now))).toMatchObject({
          ok: true,
        });
        await tellings.becomes(['recent', 'pause', 'ancien']);
      });

      test('of words and price is shown, without climbing', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'recent' }), ago(2 * HOUR)]);
        const titles = recordedTellings(shelvedTitles(otherTab));
        await titles.becomes(['Vélo de ville', 'Vélo de ville']);
        const price = { kind: 'amount', euros: 90 } as const;
        const changed = await tab.change('velo', (listing) =>
          success({ ...listing, title: 'Vélo révisé', price, updatedAt: now }),
        );
        expect(changed).toMatchObject({ ok: true, value: { title: 'Vélo révisé', price } });
        await titles.becomes(['Vélo de ville', 'Vélo révisé']);
      });

      test('renews what is about to end, or has ended', async () => {
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
        await recordedTellings(shelved(tab, {})).becomes(['bientot', 'passe', 'fini']);
      });

      test('writes down that a listing’s time is over', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(61 * DAY)]);
        expect(await tab.change('velo', (listing) => transitionListing(listing, 'expire', now))).toMatchObject({
          ok: true,
          value: { state: 'expired' },
        });
      });

      test('that is refused changes nothing', async () => {
        const { tab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { state: 'sold' })]);
        expect(await tab.change('velo', (listing) => transitionListing(listing, 'reserve', now))).toEqual(
          failure('illegal-transition'),
        );
        await recordedTellings(watching(tab, 'velo')).becomes(told(ago(HOUR, { state: 'sold' })));
      });

      test('of a listing that does not exist says so', async () => {
        const { tab } = await makeIt();
        expect(await tab.change('aucune', () => failure('too-early'))).toEqual(failure('missing'));
      });

      test('made twice at once, in two tabs, is made once', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const pause = (listing: Listing) => transitionListing(listing, 'pause', now);
        const outcomes = await Promise.all([tab.change('velo', pause), otherTab.change('velo', pause)]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual(failure('illegal-transition'));
      });
    });

    describe('an edit', () => {
      const claire = aProfile({ uid: 'claire', displayName: 'Claire' });
      const photos = { remove: () => Promise.resolve(success()) };
      const retitled = (listing: Listing, title: string) => ({ ...draftOfListing(listing), title });

      test('begun from words that another tab has changed since is refused, and made once it has seen them', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const clock = { now: () => now };
        const seen = ago(HOUR);
        expect(
          await new EditListing(otherTab, photos, clock).execute(retitled(seen, 'Vélo repeint'), claire, seen),
        ).toMatchObject({ ok: true });
        const mine = new EditListing(tab, photos, clock);
        expect(await mine.execute(retitled(seen, 'Vélo révisé'), claire, seen)).toMatchObject(
          failure({ kind: 'changed-meanwhile', stored: { title: 'Vélo repeint' } }),
        );
        await recordedTellings(shelvedTitles(tab)).becomes(['Vélo repeint']);
        expect(
          await mine.execute(retitled(seen, 'Vélo révisé'), claire, { ...seen, title: 'Vélo repeint' }),
        ).toMatchObject({ ok: true, value: { title: 'Vélo révisé' } });
      });

      test('made at once in two tabs from the same words is made once', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const seen = ago(HOUR);
        const edit = (repository: ListingRepository, title: string) =>
          new EditListing(repository, photos, { now: () => now }).execute(retitled(seen, title), claire, seen);
        const outcomes = await Promise.all([edit(tab, 'Vélo repeint'), edit(otherTab, 'Vélo révisé')]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes).toContainEqual(
          expect.objectContaining({ failure: expect.objectContaining({ kind: 'changed-meanwhile' }) as unknown }),
        );
      });

      test('goes on a listing that was reserved since', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR)]);
        const seen = ago(HOUR);
        await otherTab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
        const edited = await new EditListing(tab, photos, { now: () => now }).execute(
          retitled(seen, 'Vélo révisé'),
          claire,
          seen,
        );
        expect(edited).toMatchObject({ ok: true, value: { title: 'Vélo révisé', state: 'reserved' } });
      });
    });

    describe('an owner', () => {
      test('is told their listings as they come, change and go, whichever tab does it', async () => {
        const { tab, otherTab, given, ago, now } = await makeIt();
        await given([ago(HOUR, { id: 'velo' }), ago(0, { id: 'other', ownerId: 'karim' })]);
        const tellings = recordedTellings(owned(tab, 'claire'));
        await tellings.becomes(['velo online']);
        await otherTab.publish(ago(0, { id: 'canape' }));
        await tellings.becomes(['canape online', 'velo online']);
        await otherTab.change('velo', (listing) => transitionListing(listing, 'reserve', now));
        await tellings.becomes(['canape online', 'velo reserved']);
        await tab.change('canape', (listing) => transitionListing(listing, 'delete', now));
        await tellings.becomes(['canape deleted', 'velo reserved']);
      });
    });
  });
}

/** Tells ids and states, or the failure. */
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
