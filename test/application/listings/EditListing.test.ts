import { expect, test } from 'vitest';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { Photo } from '../../../src/domain/listings/Photo';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/builders/aDraft';
import { aListing, NOON } from '../../support/builders/aListing';
import { aPhoto, aProfile } from '../../support/builders/aPosting';
import { storedListings } from '../../support/builders/storedListings';

const claire = aProfile({ uid: 'claire', displayName: 'Claire' });

const shown = aListing({ photos: [aPhoto('un'), aPhoto('deux')] });

function editing(listings = storedListings(shown), answer = success()) {
  const forgotten: string[] = [];
  const remove = (photos: readonly Photo[]) => {
    forgotten.push(...photos.map(({ id }) => id));
    return Promise.resolve(answer);
  };
  return { useCase: new EditListing(listings, { remove }, { now: () => NOON }), listings, forgotten };
}

test('puts new words on the listing, whose life is as long as before', async () => {
  const { useCase, listings } = editing();
  const edited = await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, shown);
  expect(edited).toEqual(success(listings.stored('velo')));
  expect(listings.stored('velo')).toMatchObject({
    title: 'Vélo révisé',
    expiresAt: aListing().expiresAt,
    updatedAt: NOON,
  });
});

test('forgets the photos that it no longer shows', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux')] }), claire, shown);
  expect(forgotten).toEqual(['un']);
});

test('asks for nothing to be forgotten when all photos stay', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux'), aPhoto('un'), aPhoto('trois')] }), claire, shown);
  expect(forgotten).toEqual([]);
});

test('tells every mistake of the draft and changes nothing', async () => {
  const { useCase, listings } = editing();
  expect(await useCase.execute(aDraft({ title: '' }), claire, shown)).toEqual(
    failure({ kind: 'invalid', errors: new Map([['title', { kind: 'required' }]]) }),
  );
  expect(listings.changes).toEqual([]);
});

test('refuses what can no longer be edited, and keeps its photos', async () => {
  const { useCase, forgotten } = editing(storedListings(aListing({ state: 'sold', photos: [aPhoto('un')] })));
  expect(await useCase.execute(aDraft(), claire, shown)).toEqual(failure('illegal-transition'));
  expect(forgotten).toEqual([]);
});

test('leaves as they are words that have changed since they were seen, and all photos', async () => {
  const { useCase, listings, forgotten } = editing(
    storedListings(aListing({ title: 'Vélo repeint', photos: [aPhoto('un')] })),
  );
  expect(await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, aListing({ photos: [aPhoto('un')] }))).toEqual(
    failure({ kind: 'changed-meanwhile', stored: aListing({ title: 'Vélo repeint', photos: [aPhoto('un')] }) }),
  );
  expect(listings.stored('velo')?.title).toBe('Vélo repeint');
  expect([listings.changes, forgotten]).toEqual([[], []]);
});

test('puts new words on a listing that was reserved or renewed meanwhile: it still says what was seen', async () => {
  const { useCase, listings } = editing(storedListings(aListing({ state: 'reserved', updatedAt: NOON - 5 })));
  expect(await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire, aListing())).toMatchObject(
    success({ title: 'Vélo révisé', state: 'reserved' }),
  );
  expect(listings.stored('velo')?.title).toBe('Vélo révisé');
});

test('finds its own words there already when it is tried again: the first answer may have been lost', async () => {
  const { useCase } = editing(storedListings(aListing()));
  const draft = aDraft({ title: 'Vélo révisé' });
  await useCase.execute(draft, claire, aListing());
  expect(await useCase.execute(draft, claire, aListing())).toMatchObject(success({ title: 'Vélo révisé' }));
});

test('finds nothing to change where nothing was seen', async () => {
  const { useCase, listings } = editing();
  expect(await useCase.execute(aDraft(), claire, null)).toEqual(failure('missing'));
  expect(listings.changes).toEqual([]);
});
