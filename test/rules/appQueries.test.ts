import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingFeed } from '../../src/application/listings/ListingRepository';
import type { Listing } from '../../src/domain/listings/Listing';
import { noCriteria, type SearchCriteria } from '../../src/domain/search/criteria/SearchCriteria';
import { HOUR } from '../../src/domain/shared/Instant';
import { cardDocumentsOf } from '../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { documentOfListing } from '../../src/infrastructure/firebase/documents/documentOfListing';
import { FirestoreListingSearch } from '../../src/infrastructure/firebase/search/FirestoreListingSearch';
import { feedTerms } from '../../src/infrastructure/firebase/cards/feedTerms';
import { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import { setDocument } from '@mon-bazar/firebase-test-server/firestore/setDocument';
import type { StructuredQueryProto } from '@mon-bazar/firebase-test-server/firestore/protocol';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { aListing, lyon, nantes } from '../support/builders/aListing';
import { claire, karim, visitor } from './actors';
import { EngineCardSource } from '../support/firebase/EngineCardSource';
import { plainOf } from './plainOf';
import { NOW } from './times';

const { firestoreRules, indexes } = readFirebaseProject('.');
const engine = new FirestoreEngine({
  rules: parseRules(firestoreRules),
  indexes,
  clock: () => new Date(NOW),
});

beforeAll(() => {
  for (const listing of listings) {
    const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
    const documents = {
      [`listings/${listing.id}`]: { ...documentOfListing(listing), dateCard, priceCard },
      [`cardsByDate/${dateCard}`]: byDate,
      [`cardsByPrice/${priceCard}`]: byPrice,
    };
    engine.commit(
      Object.entries(documents).map(([path, document]) => setDocument(path, plainOf(document))),
      'owner',
    );
  }
});

/** Forty bicycles posted an hour apart, of two sellers in two towns. */
const listings: readonly Listing[] = Array.from({ length: 40 }, (_, index) =>
  aListing({
    id: `velo-${index}`,
    ownerId: index % 2 === 0 ? 'karim' : 'claire',
    title: `Vélo de ville numéro ${index}`,
    price: index % 10 === 9 ? { kind: 'on-request' } : { kind: 'amount', euros: 40 + 10 * index },
    location: index % 4 === 0 ? lyon : nantes,
    photos: [{ id: 'karim~photo-01', width: 800, height: 600 }],
    handover: { inPerson: true, delivery: true },
    publishedAt: NOW - (index + 1) * HOUR,
  }),
);

describe('queries of the search under the rules', () => {
  test.each<[string, Partial<SearchCriteria>, number]>([
    ['no criteria', {}, 40],
    ['one word', { query: 'vélo ' }, 40],
    ['an unfinished word', { query: 'vél' }, 40],
    ['three words', { query: 'vélo de ville numéro ' }, 40],
    ['words in titles only', { query: 'vélo ', titleOnly: true }, 40],
    ['what is not reserved', { query: 'vélo ', hideReserved: true }, 40],
    ['a word that is excluded', { query: 'vélo -canapé ' }, 40],
    ['words that few listings share', { query: 'vélo 31 ' }, 1],
    ['a misspelt word', { query: 'numréo ' }, 40],
    ['words by date', { query: 'vélo ', sort: 'date' }, 40],
    ['a family', { family: 'vehicules' }, 40],
    ['the cheapest first', { sort: 'price-up' }, 40],
    ['the dearest first', { sort: 'price-down' }, 40],
    ['a price', { price: { minimum: 87, maximum: 233 }, sort: 'price-up' }, 13],
    ['a radius', { place: { ...lyon, radiusKm: 10 } }, 10],
    ['the nearest first', { place: { ...lyon, radiusKm: 10 }, sort: 'distance' }, 10],
    [
      'all filters at once',
      {
        query: 'vélo ',
        categoryId: 'velos',
        kind: 'offer',
        seller: 'private',
        withPhoto: true,
        delivery: true,
        fields: { bicycleType: { kind: 'any-of', values: ['ville', 'route'] } },
        place: { ...lyon, radiusKm: 30 },
        price: { maximum: 500 },
      },
      10,
    ],
  ])('a visitor may search by %s', async (_title, criteria, expected) => {
    const search = new FirestoreListingSearch(new EngineCardSource(engine), { now: () => NOW }, () => () => undefined);
    const found = await search.search({ criteria: { ...noCriteria, ...criteria }, limit: 40 });
    expect(found.ok && found.value.hits.length).toBe(expected);
  });

  test('a visitor may read page after page', async () => {
    const search = new FirestoreListingSearch(new EngineCardSource(engine), { now: () => NOW }, () => () => undefined);
    const pages = [
      await search.search({ criteria: noCriteria, limit: 24 }),
      await search.search({ criteria: noCriteria, limit: 48 }),
    ];
    expect(pages.map((page) => page.ok && page.value.hits.length)).toEqual([24, 40]);
  });

  test('a visitor may read suggestions', async () => {
    const search = new FirestoreListingSearch(new EngineCardSource(engine), { now: () => NOW }, () => () => undefined);
    const found = await search.suggest('vélo de v');
    expect(found.ok && found.value.length).toBeGreaterThan(0);
  });
});

describe('queries of feeds and lists under the rules', () => {
  test.each<ListingFeed>([
    {},
    { family: 'vehicules' },
    { categoryId: 'velos' },
    { family: 'vehicules', categoryId: 'velos' },
  ])('a visitor may query the feed %o', (feed) => {
    expect(engine.query(feedQuery(feed), '', visitor)).toHaveLength(24);
  });

  const owned: StructuredQueryProto = {
    from: [{ collectionId: 'listings' }],
    where: { fieldFilter: { field: { fieldPath: 'ownerId' }, op: 'EQUAL', value: { stringValue: 'karim' } } },
  };

  test('an owner may list their listings', () => {
    expect(engine.query(owned, '', karim)).toHaveLength(20);
  });

  test('nobody else may list the listings of an owner', () => {
    expect(() => engine.query(owned, '', claire)).toThrow('is denied');
  });
});

/** The query that the adapters’ `feedQuery` builds. */
function feedQuery(feed: ListingFeed): StructuredQueryProto {
  const filters = feedTerms(feed, NOW).map(([map, term]) => ({
    fieldFilter: { field: { fieldPath: `${map}.\`${term}\`` }, op: 'EQUAL' as const, value: { booleanValue: true } },
  }));
  return { from: [{ collectionId: 'cardsByDate' }], where: { compositeFilter: { op: 'AND', filters } }, limit: 24 };
}
