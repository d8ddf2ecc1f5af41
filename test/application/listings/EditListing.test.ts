import { expect, test } from 'vitest';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { Photo } from '../../../src/domain/listings/Photo';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/builders/aDraft';
import { aListing, NOON } from '../../support/builders/aListing';
import { aPhoto, aProfile } from '../../support/builders/aPosting';
import { noReview } from '../../support/doubles/noReview';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';

const claire = aProfile({ uid: 'claire', displayName: 'Claire' });

const shown = aListing({ photos: [aPhoto('un'), aPhoto('deux')] });

function editing(listings = new InMemoryListingRepository([shown]), answer = success()) {
  const forgotten: string[] = [];
  const remove = (photos: readonly Photo[]) => {
    forgotten.push(...photos.map(({ id }) => id));
    return Promise.resolve(answer);
  };
  return { useCase: new EditListing(listings, { remove }, { now: () => NOON }, noReview), listings, forgotten };
}

test('an edit changes the content of the listing and leaves its expiry', async () => {
  const { useCase, listings } = editing();
  const edited = await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, null, shown);
  expect(edited).toEqual(success(listings.stored('velo')));
  expect(listings.stored('velo')).toMatchObject({
    title: 'Vélo révisé',
    expiresAt: aListing().expiresAt,
    updatedAt: NOON,
  });
});

test('photos that the listing no longer shows are removed', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux')] }), claire, null, shown);
  expect(forgotten).toEqual(['un']);
});

test('no photos are removed when all of them stay', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux'), aPhoto('un'), aPhoto('trois')] }), claire, null, shown);
  expect(forgotten).toEqual([]);
});

test('an invalid draft is refused with all its errors', async () => {
  const { useCase, listings } = editing();
  expect(await useCase.execute(aDraft({ title: '' }), claire, null, shown)).toEqual(
    failure({ kind: 'invalid', errors: new Map([['title', { kind: 'required' }]]) }),
  );
  expect(listings.changes).toEqual([]);
});

test('a listing that can no longer be edited is refused and its photos stay', async () => {
  const { useCase, forgotten } = editing(
    new InMemoryListingRepository([aListing({ state: 'sold', photos: [aPhoto('un')] })]),
  );
  expect(await useCase.execute(aDraft(), claire, null, shown)).toEqual(failure('illegal-transition'));
  expect(forgotten).toEqual([]);
});

test('a listing whose content has changed since it was seen is left as it is, with all photos', async () => {
  const { useCase, listings, forgotten } = editing(
    new InMemoryListingRepository([aListing({ title: 'Vélo repeint', photos: [aPhoto('un')] })]),
  );
  expect(
    await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, null, aListing({ photos: [aPhoto('un')] })),
  ).toEqual(
    failure({ kind: 'changed-meanwhile', stored: aListing({ title: 'Vélo repeint', photos: [aPhoto('un')] }) }),
  );
  expect(listings.stored('velo')?.title).toBe('Vélo repeint');
  expect([listings.changes, forgotten]).toEqual([[], []]);
});

test('a listing that was reserved or renewed since it was seen can still be edited', async () => {
  const { useCase, listings } = editing(
    new InMemoryListingRepository([aListing({ state: 'reserved', updatedAt: NOON - 5 })]),
  );
  expect(await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, null, aListing())).toMatchObject(
    success({ title: 'Vélo révisé', state: 'reserved' }),
  );
  expect(listings.stored('velo')?.title).toBe('Vélo révisé');
});

test('a repeated edit succeeds when the first one was stored and its answer lost', async () => {
  const { useCase } = editing(new InMemoryListingRepository([aListing()]));
  const draft = aDraft({ title: 'Vélo révisé' });
  await useCase.execute(draft, claire, null, aListing());
  expect(await useCase.execute(draft, claire, null, aListing())).toMatchObject(success({ title: 'Vélo révisé' }));
});

test('an edit of a listing that was not found is reported as missing', async () => {
  const { useCase, listings } = editing();
  expect(await useCase.execute(aDraft(), claire, null, null)).toEqual(failure('missing'));
  expect(listings.changes).toEqual([]);
});

test('an edit that brings in a forbidden word takes the listing offline for a review', async () => {
  const { useCase, listings } = editing();
  const edited = await useCase.execute(
    aDraft({ title: 'Vélo révisé' }),
    claire,
    { words: ['revise'], holdDays: 0 },
    shown,
  );
  expect(edited).toEqual(success(listings.stored('velo')));
  expect(listings.stored('velo')).toMatchObject({ title: 'Vélo révisé', state: 'in-review' });
});

test('an edit that leaves a text with a forbidden word leaves the listing online', async () => {
  const { useCase, listings } = editing();
  const draft = aDraft({ title: shown.title, description: shown.description, price: '99' });
  await useCase.execute(draft, claire, { words: ['velo'], holdDays: 0 }, shown);
  expect(listings.stored('velo')).toMatchObject({ state: 'online' });
});
