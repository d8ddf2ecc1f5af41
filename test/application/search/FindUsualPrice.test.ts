import { expect, test } from 'vitest';
import { FindUsualPrice } from '../../../src/application/search/FindUsualPrice';
import type { UsualPrice } from '../../../src/domain/search/usualPrice/UsualPrice';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { someComparables } from '../../support/builders/someComparables';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';

const others = someComparables();
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the usual price is found by one search of at most 24 listings', async () => {
  const search = aListingSearch(() => success(someResults(others)));
  const emitted: (UsualPrice | undefined)[] = [];
  new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  search.change();
  await settled();
  expect(emitted).toEqual([{ lower: 98, median: 120, upper: 130, count: 8 }]);
  expect(search.requests).toHaveLength(1);
  expect(search.requests[0]).toMatchObject({ limit: 24, criteria: { categoryId: 'velos', sort: 'date' } });
});

test('nothing is searched for a request', async () => {
  const search = aListingSearch();
  const emitted: (UsualPrice | undefined)[] = [];
  new FindUsualPrice(search).follow(aListing({ kind: 'wanted' }), (usual) => emitted.push(usual));
  await settled();
  expect(emitted).toEqual([undefined]);
  expect(search.requests).toEqual([]);
});

test('a search that fails tells no usual price', async () => {
  const emitted: (UsualPrice | undefined)[] = [];
  const find = new FindUsualPrice(aListingSearch(() => failure('offline')));
  find.follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  expect(emitted).toEqual([undefined]);
});

test('nothing is said while listings are still being indexed, and then what all of them ask for, once', async () => {
  let indexed = 4;
  const search = aListingSearch(() =>
    success({ ...someResults(others.slice(0, indexed)), complete: indexed === others.length }),
  );
  const emitted: (UsualPrice | undefined)[] = [];
  new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  search.change();
  await settled();
  expect(emitted).toEqual([]);
  expect(search.requests).toHaveLength(2);
  indexed = 8;
  search.change();
  await settled();
  search.change();
  await settled();
  expect(emitted.map((usual) => usual?.count)).toEqual([8]);
  expect(search.requests).toHaveLength(3);
});

test('a price that comparable listings ask for so far is not said before all of them are compared', async () => {
  const emitted: unknown[] = [];
  const search = aListingSearch(() => success({ ...someResults(others), complete: false }));
  new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  expect(emitted).toEqual([]);
});

test('a search that fails once listings have been indexed tells no usual price', async () => {
  const answers = [success({ ...someResults(others), complete: false }), failure('offline' as const)];
  const search = aListingSearch(() => answers.shift() ?? failure('unknown'));
  const emitted: unknown[] = [];
  new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  search.change();
  await settled();
  search.change();
  await settled();
  expect(emitted).toEqual([undefined]);
  expect(search.requests).toHaveLength(2);
});

test('nothing is emitted after stopping', async () => {
  const emitted: unknown[] = [];
  let complete = false;
  const search = aListingSearch(() => success({ ...someResults(others), complete }));
  const stopAtOnce = new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  stopAtOnce();
  await settled();
  expect(emitted).toEqual([]);
  const stopLater = new FindUsualPrice(search).follow(aListing(), (usual) => emitted.push(usual));
  await settled();
  stopLater();
  complete = true;
  search.change();
  await settled();
  expect(emitted).toEqual([]);
});
