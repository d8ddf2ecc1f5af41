import { expect, test } from 'vitest';
import { KeepingPlaces } from '../../../src/application/favourites/KeepingPlaces';
import { aKeepingPlace } from '../../support/doubles/aKeepingPlace';

test('a person keeps things with their account, a visitor in the browser', () => {
  const [account, visitor] = [aKeepingPlace(), aKeepingPlace()];
  const places = new KeepingPlaces(account, visitor);
  expect(places.of('karim')).toEqual({ place: account, ownerId: 'karim' });
  expect(places.of(null)).toEqual({ place: visitor, ownerId: 'visitor' });
});
