import { expect, onTestFinished, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListing } from '../../support/builders/aListing';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';

const saved = (id: string) => ({ id, name: id, criteria: { ...noCriteria, query: id }, createdAt: 1, lookedAt: 100 });
const at = (publishedAt: number, ownerId = 'claire') => aListing({ id: `l${publishedAt}`, ownerId, publishedAt });

/** A visitor who has saved searches for bikes and books; `found`: what each finds, the newest first. */
function aVisitor(searches = ['vélo', 'livre']) {
  const found: Record<string, readonly Listing[]> = { vélo: [at(103), at(102), at(90)], livre: [at(95)] };
  let isBroken = false;
  const search = aListingSearch(({ criteria, limit }) =>
    isBroken ? failure('offline') : success(someResults((found[criteria.query] ?? []).slice(0, limit))),
  );
  const all = aSavedItemsSetup({ search });
  all.guest.savedSearches.items = searches.map(saved);
  onTestFinished(all.savedItems.start());
  onTestFinished(all.newResults.start());
  all.signInAs(null);
  return { ...all, found, search, breakDown: () => (isBroken = true) };
}

test('what is new in each saved search is counted, and announced on the way to the favourites', async () => {
  const { savedMarks, newResults, settle } = aVisitor();
  await settle();
  expect([...newResults.counts]).toEqual([
    ['vélo', 2],
    ['livre', 0],
  ]);
  expect(savedMarks.newResults).toBe(2);
});

test('nothing is asked of a person who has saved none', async () => {
  const { search, time } = aVisitor([]);
  await time.pass(3_600_000);
  expect(search.requests).toEqual([]);
});

test('a listing that comes is counted a moment later, a crowd of them together', async () => {
  const { found, savedMarks, search, settle, time } = aVisitor();
  await settle();
  const asked = search.requests.length;
  found['livre'] = [at(120), at(95)];
  for (let times = 0; times < 20; times++) search.change();
  await time.pass(999);
  expect(search.requests).toHaveLength(asked);
  await time.pass(1);
  expect(savedMarks.newResults).toBe(3);
  expect(search.requests.length).toBeLessThanOrEqual(asked + 4);
});

test('new results that no change announces are found within five minutes', async () => {
  const { found, savedMarks, settle, time } = aVisitor();
  await settle();
  found['livre'] = [at(120)];
  await time.pass(300_000);
  expect(savedMarks.newResults).toBe(3);
});

test('a search that is looked at has nothing new any more', async () => {
  const { savedItems, savedMarks, newResults, settle } = aVisitor();
  await settle();
  await savedItems.markLookedAt(saved('vélo'));
  await settle();
  expect(newResults.counts.get('vélo')).toBe(0);
  expect(savedMarks.newResults).toBe(0);
});

test('a search that is deleted counts no longer, one that comes counts', async () => {
  const { savedItems, savedMarks, settle } = aVisitor(['vélo']);
  await settle();
  await savedItems.removeSearch('vélo');
  expect(savedMarks.newResults).toBe(0);
  await savedItems.saveSearch(saved('vélo'));
  await settle();
  expect(savedMarks.newResults).toBe(2);
});

test('what hidden sellers publish is no news', async () => {
  const { found, savedMarks, settle } = aVisitor();
  found['vélo'] = [at(103, 'nadia'), at(102), at(90)];
  await settle();
  savedMarks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  await settle();
  expect(savedMarks.newResults).toBe(1);
});

test('a failure leaves the count as it was', async () => {
  const { breakDown, newResults, settle, time } = aVisitor();
  await settle();
  breakDown();
  await time.pass(300_000);
  expect([...newResults.counts]).toEqual([
    ['vélo', 2],
    ['livre', 0],
  ]);
});

test('once ended, nothing is asked any more', async () => {
  const search = aListingSearch(() => success(someResults([])));
  const all = aSavedItemsSetup({ search });
  all.guest.savedSearches.items = [saved('vélo')];
  onTestFinished(all.savedItems.start());
  const stop = all.newResults.start();
  all.signInAs(null);
  await all.settle();
  stop();
  const asked = search.requests.length;
  search.change();
  await all.time.pass(3_600_000);
  expect(search.requests).toHaveLength(asked);
});
