import { describe, expect, test } from 'vitest';
import { bySimilarityTo, similarSearches } from '../../../../src/domain/search/similar/similarListings';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { aListing, lyon, nantes } from '../../../support/builders/aListing';

const table = aListing({
  id: 'table',
  categoryId: 'ameublement',
  title: 'Table basse en marbre',
  fields: { product: 'Table basse', material: 'marbre' },
  price: { kind: 'amount', euros: 100 },
  location: lyon,
});
const gift = { kind: 'gift' } as const;
/** To the north of Lyon, of which a degree of latitude is 111 km long. */
const someKilometresAway = (kilometres: number) => ({ ...lyon, latitude: lyon.latitude + kilometres / 111 });
const flat = aListing({ ...table, categoryId: 'locations', title: 'Deux pièces', fields: { rooms: 2, surface: 40 } });

describe('the searches for similar listings', () => {
  test('look for things of the same name, first nearby, then for the same price, then in the whole category', () => {
    const alike = { categoryId: 'ameublement', kind: 'offer' };
    expect(similarSearches(table)).toEqual([
      expect.objectContaining({ ...alike, query: 'table basse', price: {}, place: { ...lyon, radiusKm: 30 } }),
      expect.objectContaining({ ...alike, query: 'table basse', price: {} }),
      expect.objectContaining({ ...alike, query: '', price: { minimum: 60, maximum: 160 } }),
      expect.objectContaining({ ...alike, query: '', price: {} }),
    ]);
    expect(similarSearches(table).map(({ place }) => place !== undefined)).toEqual([true, false, false, false]);
  });

  test('look around a home for the same price, then for any', () => {
    const place = { ...lyon, radiusKm: 30 };
    expect(similarSearches(flat)).toEqual([
      expect.objectContaining({ categoryId: 'locations', query: '', price: { minimum: 60, maximum: 160 }, place }),
      expect.objectContaining({ categoryId: 'locations', price: {}, place }),
      expect.not.objectContaining({ place }),
    ]);
  });

  test.each<Listing['price']>([{ kind: 'gift' }, { kind: 'on-request' }])('ask for no price beside %o', (price) => {
    expect(similarSearches({ ...table, price }).map((search) => search.price)).toEqual([{}, {}, {}]);
    expect(similarSearches({ ...flat, price }).map((search) => search.price)).toEqual([{}, {}]);
  });

  test('ask for the category alone where nothing names the thing', () => {
    expect(similarSearches({ ...table, fields: {} }).map(({ query }) => query)).toEqual(['', '']);
  });
});

describe('of two listings, the more similar one', () => {
  test.each<[string, Listing, Partial<Listing>, Partial<Listing>]>([
    [
      'has the same name rather than the same price',
      table,
      { title: 'Jolie table basse', price: { kind: 'amount', euros: 300 }, fields: {} },
      { title: 'Lit double', fields: { product: 'Lit', material: 'marbre' } },
    ],
    ['has the same name in its fields', table, { title: 'Chêne massif' }, { title: 'Chêne massif', fields: {} }],
    ['shares words of the title', table, { title: 'Table basse en marbre blanc' }, { title: 'Table basse' }],
    [
      'has the same attributes, however they are spelt',
      table,
      { fields: { product: 'Table basse', material: 'Marbre ' } },
      { fields: { product: 'Table basse', material: 'bois' } },
    ],
    [
      'has about the same price',
      table,
      { price: { kind: 'amount', euros: 130 } },
      { price: { kind: 'amount', euros: 30 } },
    ],
    [
      'costs half rather than a third',
      table,
      { price: { kind: 'amount', euros: 50 } },
      { price: { kind: 'amount', euros: 300 } },
    ],
    ['has a price on request too', { ...table, price: { kind: 'on-request' } }, {}, { price: table.price }],
    [
      'has the same price, and lacks an attribute, rather than about half of the name',
      table,
      { title: 'Lit', fields: { product: 'Lit', material: 'marbre' } },
      { title: 'Table', fields: {}, price: { kind: 'amount', euros: 10 } },
    ],
    [
      'has the same price rather than one attribute of two',
      flat,
      { fields: {} },
      { fields: { rooms: 2 }, price: { kind: 'amount', euros: 30 } },
    ],
    [
      'has an attribute in the same words rather than a number',
      table,
      { fields: { product: 'Table basse', material: 'marbre' } },
      { fields: { product: 'Table basse', material: 3 } },
    ],
    ['is given away too', { ...table, price: gift }, { price: gift }, { price: { kind: 'amount', euros: 1 } }],
    [
      'costs next to nothing, of a gift, rather than has a price on request',
      { ...table, price: gift },
      { price: { kind: 'amount', euros: 1 } },
      { price: { kind: 'on-request' } },
    ],
    [
      'has a price on request too, rather than is given away',
      { ...table, price: { kind: 'on-request' } },
      { price: { kind: 'on-request' } },
      { price: gift },
    ],
    ['is nearby', table, {}, { location: nantes }],
    ['is in the same place rather than some 40 km away', table, {}, { location: someKilometresAway(40) }],
    [
      'has the same price some 25 km away rather than another one in the same place',
      table,
      { location: someKilometresAway(25) },
      { price: { kind: 'amount', euros: 70 } },
    ],
    ['is about as large', flat, { fields: { rooms: 2, surface: 45 } }, { fields: { rooms: 2, surface: 90 } }],
    ['says how large it is', flat, { fields: { rooms: 1, surface: 20 } }, { fields: { rooms: 'deux' } }],
    [
      'is in the same place, of a home, rather than of the same price',
      flat,
      { price: { kind: 'amount', euros: 40 } },
      { location: nantes },
    ],
    [
      'has the same price, of a thing, rather than the same place',
      table,
      { location: nantes },
      { price: { kind: 'amount', euros: 20 } },
    ],
  ])('%s', (_why, listing, closer, farther) => {
    const [near, far] = [
      { ...listing, ...closer, id: 'near' },
      { ...listing, ...farther, id: 'far' },
    ];
    expect([far, near].toSorted(bySimilarityTo(listing)).map(({ id }) => id)).toEqual(['near', 'far']);
    expect([near, far].toSorted(bySimilarityTo(listing)).map(({ id }) => id)).toEqual(['near', 'far']);
  });

  test('comes in the given order where nothing tells them apart', () => {
    const bare = { ...table, title: '', fields: {} };
    const same = [
      { ...bare, id: 'first' },
      { ...bare, id: 'second' },
    ];
    expect(same.toSorted(bySimilarityTo(bare)).map(({ id }) => id)).toEqual(['first', 'second']);
  });
});
