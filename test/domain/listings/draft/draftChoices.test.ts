import { expect, test } from 'vitest';
import { chooseCategory, chooseKind } from '../../../../src/domain/listings/draft/draftChoices';
import type { ListingDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aDraft } from '../../../support/builders/aDraft';

const delivered = { inPerson: false, delivery: true };

test.each<[what: string, changes: Partial<ListingDraft>, categoryId: string, result: Partial<ListingDraft>]>([
  ['keeps a gift where gifts are made', { priceKind: 'gift' }, 'livres', { priceKind: 'gift' }],
  ['asks for an amount where there are no gifts', { priceKind: 'gift' }, 'voitures', { priceKind: 'amount' }],
  [
    'keeps « sur demande » where the trade has it',
    { priceKind: 'on-request' },
    'nautisme',
    { priceKind: 'on-request' },
  ],
  ['asks for an amount where it has not', { priceKind: 'on-request' }, 'velos', { priceKind: 'amount' }],
  ['keeps the delivery of an object', { handover: delivered }, 'livres', { handover: delivered }],
  [
    'delivers no house',
    { handover: delivered },
    'ventes-immobilieres',
    { handover: { inPerson: true, delivery: false } },
  ],
])('choosing a category %s', (_what, changes, categoryId, result) => {
  expect(chooseCategory(aDraft(changes), categoryId)).toMatchObject({ categoryId, ...result });
});

test('a category that is gone changes nothing else', () => {
  expect(chooseCategory(aDraft({ priceKind: 'gift' }), 'inconnue')).toEqual({ categoryId: 'inconnue' });
});

test('a wanted listing has a budget, or says nothing of it', () => {
  expect(chooseKind('wanted')).toEqual({ kind: 'wanted', priceKind: 'amount' });
});
