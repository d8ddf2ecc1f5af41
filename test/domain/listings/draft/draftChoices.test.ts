import { expect, test } from 'vitest';
import { chooseCategory, chooseKind } from '../../../../src/domain/listings/draft/draftChoices';
import type { ListingDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aDraft } from '../../../support/builders/aDraft';

const delivered = { inPerson: false, delivery: true };

test.each<[what: string, changes: Partial<ListingDraft>, categoryId: string, result: Partial<ListingDraft>]>([
  ['keeps a gift where gifts are allowed', { priceKind: 'gift' }, 'livres', { priceKind: 'gift' }],
  ['asks for an amount where there are no gifts', { priceKind: 'gift' }, 'voitures', { priceKind: 'amount' }],
  ['keeps « sur demande » where it is allowed', { priceKind: 'on-request' }, 'nautisme', { priceKind: 'on-request' }],
  ['asks for an amount where it is not allowed', { priceKind: 'on-request' }, 'velos', { priceKind: 'amount' }],
  ['keeps the delivery of an object', { handover: delivered }, 'livres', { handover: delivered }],
  [
    'removes the delivery of a house',
    { handover: delivered },
    'ventes-immobilieres',
    { handover: { inPerson: true, delivery: false } },
  ],
])('choosing a category %s', (_what, changes, categoryId, result) => {
  expect(chooseCategory(aDraft(changes), categoryId)).toMatchObject({ categoryId, ...result });
});

test('an unknown category changes nothing else', () => {
  expect(chooseCategory(aDraft({ priceKind: 'gift' }), 'inconnue')).toEqual({ categoryId: 'inconnue' });
});

test('the price of a wanted listing is an amount', () => {
  expect(chooseKind('wanted')).toEqual({ kind: 'wanted', priceKind: 'amount' });
});
