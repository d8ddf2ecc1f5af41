import { expect, test } from 'vitest';
import { sellerOf } from '../../../src/domain/listings/sellerOf';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';

test('a seller has the name and the registration date of the account', () => {
  const account = aProfile({ displayName: 'Karim', createdAt: 5 });
  expect(sellerOf(account, { kind: 'private' })).toEqual({ name: 'Karim', memberSince: 5, kind: 'private' });
});

test('a seller has the company of the listing and, of a listing that names another person, nothing else', () => {
  const company = { name: 'Vélos du Port', siret: '73282932000074' };
  const { seller } = aListing({ seller: { name: 'Claire', memberSince: 7, kind: 'professional', company } });
  expect(sellerOf(aProfile({ displayName: 'Karim', createdAt: 5 }), seller)).toEqual({
    name: 'Karim',
    memberSince: 5,
    kind: 'professional',
    company,
  });
});
