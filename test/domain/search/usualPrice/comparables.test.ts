import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import {
  comparablePrices,
  comparablesSearch,
  comparedDraft,
} from '../../../../src/domain/search/usualPrice/comparables';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing, lyon, nantes } from '../../../support/builders/aListing';

const drill = (changes: Partial<Listing> = {}): Listing =>
  aListing({
    id: 'perceuse',
    categoryId: 'bricolage',
    title: 'Perceuse à percussion Bosch',
    fields: { product: 'Perceuse', condition: 'bon-etat' },
    ...changes,
  });

const flat = (changes: Partial<Listing> = {}): Listing =>
  aListing({
    categoryId: 'locations',
    fields: { propertyType: 'appartement', rooms: '2', furnishing: 'vide', rentControl: 'non-concerne' },
    ...changes,
  });

describe('the search for comparable listings', () => {
  it.each([
    ['for a request', drill({ kind: 'wanted' })],
    ['in an unknown category', drill({ categoryId: 'inconnue' })],
    ['in a category that does not say what a thing is', drill({ categoryId: 'autres' })],
    ['as long as the product is missing', drill({ fields: {} })],
    ['as long as the brand of a car is missing', drill({ categoryId: 'voitures', fields: { model: '208' } })],
    ['for property as long as its place is missing', { ...flat(), location: undefined as never }],
  ])('there is no such search %s', (_, listing) => {
    expect(comparablesSearch(listing)).toBeUndefined();
  });

  it('the search asks for the newest offers with an amount that have the same name', () => {
    expect(comparablesSearch(drill())).toMatchObject({
      categoryId: 'bricolage',
      kind: 'offer',
      price: { minimum: 1 },
      query: 'perceuse',
      fields: {},
      sort: 'date',
    });
    expect(comparablesSearch(drill())?.place).toBeUndefined();
    const combined = drill({ fields: { product: 'Perceuse visseuse' } });
    expect(comparablesSearch(combined)?.query).toBe('perceuse visseuse');
  });

  it('the search asks for the same sort of bicycle, electric or of any kind', () => {
    const ville = { kind: 'any-of', values: ['ville'] };
    expect(comparablesSearch(aListing())?.fields).toEqual({ bicycleType: ville });
    expect(comparablesSearch(aListing({ fields: { bicycleType: 'ville', electric: true } }))?.fields).toEqual({
      bicycleType: ville,
      electric: { kind: 'set' },
    });
  });

  it('the search asks for the brand that a car must state', () => {
    const fields = { brand: 'Peugeot', model: '208', fuel: 'essence', gearbox: 'manuelle' };
    expect(comparablesSearch(drill({ categoryId: 'voitures', fields }))?.fields).toMatchObject({
      brand: { kind: 'any-of', values: ['Peugeot'] },
    });
  });

  it('the search does without the model that a telephone need not state', () => {
    const telephone = drill({ categoryId: 'telephones', fields: { brand: 'Fairphone' } });
    expect(comparablesSearch(telephone)).toMatchObject({ query: '' });
  });

  it('the search asks for homes of the same size within 30 km, whatever their diagnosis', () => {
    const criteria = comparablesSearch(
      flat({
        fields: {
          ...flat().fields,
          dpeStatus: 'renseigne',
          energyClass: 'd',
          climateClass: 'b',
        },
      }),
    );
    expect(criteria?.place).toEqual({ ...nantes, radiusKm: 30 });
    expect(Object.keys(criteria?.fields ?? {})).toEqual(['propertyType', 'rooms', 'furnishing']);
  });
});

describe('a listing', () => {
  const other = (changes: Partial<Listing> = {}): Listing =>
    drill({ id: 'autre', ownerId: 'bruno', price: { kind: 'amount', euros: 75 }, ...changes });

  it.each([
    ['an offer of the same product', {}],
    ['a reserved one', { state: 'reserved' }],
    ['one whose title says the product', { title: 'Deux perceuses', fields: { product: 'Outils' } }],
    ['one of the same product with another title', { title: 'Outil électroportatif' }],
    ['one in another condition', { fields: { product: 'PERCEUSE', condition: 'etat-satisfaisant' } }],
  ] as const)('a listing is compared with %s', (_, changes) => {
    expect(comparablePrices(drill(), [other(changes)])).toEqual([75]);
  });

  it.each([
    ['itself', { id: 'perceuse' }],
    ['another one of its owner', { ownerId: 'claire' }],
    ['a request', { kind: 'wanted' }],
    ['a gift', { price: { kind: 'gift' } }],
    ['a price of 0', { price: { kind: 'amount', euros: 0 } }],
    ['a price on request', { price: { kind: 'on-request' } }],
    ['a sold one', { state: 'sold' }],
    ['one of another category', { categoryId: 'jardin' }],
    ['another product', { title: 'Scie Bosch', fields: { product: 'Scie' } }],
    ['one for parts', { fields: { product: 'Perceuse', condition: 'pour-pieces' } }],
  ] as const)('a listing is not compared with %s', (_, changes) => {
    expect(comparablePrices(drill(), [other(changes)])).toEqual([]);
  });

  it.each([
    ['a bicycle without a motor', { fields: { bicycleType: 'ville', electric: false } }, []],
    ['an electric bicycle', { fields: { bicycleType: 'ville', electric: true } }, [75]],
    ['a bicycle of another sort', { fields: { bicycleType: 'cargo', electric: true } }, []],
    ['a bicycle that does not say its sort', { fields: { electric: true } }, []],
    ['a title without a word in common', { title: 'Hollandais', fields: { bicycleType: 'ville', electric: true } }, []],
  ] as const)('a listing that is an electric city bicycle, against %s', (_, changes, prices) => {
    const bicycle = aListing({ fields: { bicycleType: 'ville', electric: true } });
    const card = aListing({ id: 'b', ownerId: 'bruno', price: { kind: 'amount', euros: 75 }, ...changes });
    expect(comparablePrices(bicycle, [card])).toEqual(prices);
  });

  it.each([
    ['let', { transaction: 'location', premisesType: 'bureau' }, [75]],
    ['sold', { transaction: 'vente', premisesType: 'bureau' }, []],
  ] as const)('a listing that is an office to let, against one that is %s', (_, fields, prices) => {
    const office = { categoryId: 'bureaux-commerces', title: 'Bureau' };
    const own = aListing({ ...office, fields: { transaction: 'location', premisesType: 'bureau' } });
    expect(comparablePrices(own, [other({ ...office, fields })])).toEqual(prices);
  });

  it('a listing for parts is compared with others for parts alone', () => {
    const fields = { product: 'Perceuse', condition: 'pour-pieces' };
    expect(comparablePrices(drill({ fields }), [other(), other({ id: 'pieces', fields })])).toEqual([75]);
    expect(comparablePrices(drill({ fields }), [other()])).toEqual([]);
  });

  it('a listing is compared with three of each other owner at most', () => {
    const shop = ['1', '2', '3', '4'].map((id) => other({ id }));
    expect(comparablePrices(drill(), [...shop, other({ id: '5', ownerId: 'ana' })])).toHaveLength(4);
  });

  it('a listing is compared with those alone that share more words of its title, if they are eight', () => {
    const sharing = (count: number, title: string, euros: number) =>
      Array.from({ length: count }, (_, index) =>
        other({ id: `${title}${index}`, ownerId: `${title}${index}`, title, price: { kind: 'amount', euros } }),
      );
    const plain = sharing(5, 'Perceuse', 30);
    expect(comparablePrices(drill(), [...plain, ...sharing(8, 'Perceuse Bosch', 90)])).toEqual(Array(8).fill(90));
    expect(comparablePrices(drill(), [...plain, ...sharing(7, 'Perceuse Bosch', 90)])).toHaveLength(12);
    const untitled = sharing(2, 'Outil électroportatif', 30);
    expect(comparablePrices(drill(), [...untitled, ...sharing(8, 'Bosch', 90)])).toEqual(Array(8).fill(90));
  });
});

describe('a draft', () => {
  it('a draft is compared as what it says so far', () => {
    const draft = aDraft({
      id: 'd',
      categoryId: 'velos',
      title: 'Vélo',
      fields: { bicycleType: 'ville', electric: 'oui', battery: 'beaucoup', frameSize: ' ' },
      location: null,
    });
    expect(comparedDraft(draft, 'claire')).toEqual({
      id: 'd',
      ownerId: 'claire',
      kind: 'offer',
      categoryId: 'velos',
      title: 'Vélo',
      fields: { bicycleType: 'ville', electric: true },
    });
    expect(comparedDraft({ ...draft, location: lyon }, 'claire')?.location).toEqual(lyon);
  });

  it.each<Readonly<Record<string, string>>>([{}, { product: ' ' }])(
    'a draft is compared without the fields that are not filled in: %j',
    (fields) => {
      expect(comparedDraft(aDraft({ categoryId: 'bricolage', fields }), 'claire')?.fields).toEqual({});
    },
  );

  it('a draft is not compared before it has a category', () => {
    expect(comparedDraft(aDraft({ categoryId: null }), 'claire')).toBeNull();
  });
});
