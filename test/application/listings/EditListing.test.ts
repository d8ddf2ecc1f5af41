import { expect, test } from 'vitest';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { Photo } from '../../../src/domain/listings/Photo';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/aDraft';
import { aListing, NOON } from '../../support/aListing';
import { aPhoto, aProfile } from '../../support/aPosting';
import { storedListings } from '../../support/storedListings';

const claire = aProfile({ uid: 'claire', displayName: 'Claire' });

function editing(listings = storedListings(aListing({ photos: [aPhoto('un'), aPhoto('deux')] })), answer = success()) {
  const forgotten: string[] = [];
  const remove = (photos: readonly Photo[]) => {
    forgotten.push(...photos.map(({ id }) => id));
    return Promise.resolve(answer);
  };
  return { useCase: new EditListing(listings, { remove }, { now: () => NOON }), listings, forgotten };
}

test('puts new words on the listing, whose life is as long as before', async () => {
  const { useCase, listings } = editing();
  const edited = await useCase.execute(aDraft({ title: 'Vélo révisé' }), claire);
  expect(edited).toEqual(success(listings.stored('velo')));
  expect(listings.stored('velo')).toMatchObject({ title: 'Vélo révisé', expiresAt: aListing().expiresAt, updatedAt: NOON });
});

test('forgets the photos that it no longer shows', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux')] }), claire);
  expect(forgotten).toEqual(['un']);
});

test('asks for nothing to be forgotten when all photos stay', async () => {
  const { useCase, forgotten } = editing();
  await useCase.execute(aDraft({ photos: [aPhoto('deux'), aPhoto('un'), aPhoto('trois')] }), claire);
  expect(forgotten).toEqual([]);
});

test('tells every mistake of the draft and changes nothing', async () => {
  const { useCase, listings } = editing();
  expect(await useCase.execute(aDraft({ title: '' }), claire)).toEqual(failure({ kind: 'invalid', errors: new Map([['title', { kind: 'required' }]]) }));
  expect(listings.changes).toEqual([]);
});

test('refuses what can no longer be edited, and keeps its photos', async () => {
  const { useCase, forgotten } = editing(storedListings(aListing({ state: 'sold', photos: [aPhoto('un')] })));
  expect(await useCase.execute(aDraft(), claire)).toEqual(failure('illegal-transition'));
  expect(forgotten).toEqual([]);
});
