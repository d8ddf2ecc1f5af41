import { expect, onTestFinished, test, vi } from 'vitest';
import type { SearchResults } from '../../../../src/application/search/ListingSearch';
import { HOUR } from '../../../../src/domain/shared/Instant';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { ago, aThing } from '../../../contracts/search/filledSearch';
import { documentsRead } from '../../../support/firebase/firebaseCosts';
import { aFirebaseProject } from '../../../support/firebase/firebaseTab';
import { firebaseSearch } from '../../../support/firebase/firebaseSearch';
import { eventually } from '../../../support/time/eventually';

const PAGE = 12;

/** A project with 40 lamps, the search of a visitor, and the costs of the server. */
async function aVisitor() {
  const projectId = aFirebaseProject();
  const backend = firebaseSearch(projectId);
  await backend.store(...Array.from({ length: 40 }, (_, index) => aThing(`Lampe ${index}`, ago((index + 1) * HOUR))));
  return {
    ...backend,
    async page(criteria: Partial<SearchCriteria>, limit = PAGE): Promise<SearchResults> {
      const answer = await backend.search.search({ criteria: { ...noCriteria, ...criteria }, limit });
      if (!answer.ok) throw new Error(answer.failure);
      return answer.value;
    },
    /** The number of documents read since the last call. */
    documentsRead: () => documentsRead(projectId),
  };
}

test.each(['date', 'price-up', 'price-down', 'relevance'] as const)(
  'a page by %s reads the documents that it shows, and so does the next one',
  async (sort) => {
    const { page, documentsRead } = await aVisitor();
    await documentsRead();
    for (const limit of [PAGE, 2 * PAGE]) {
      expect((await page({ query: 'lampe', sort }, limit)).hits).toHaveLength(limit);
      expect(await documentsRead()).toBeLessThanOrEqual(sort === 'relevance' ? 40 : PAGE + 1);
    }
  },
);

test('an open page gets added, changed and removed listings, and reads nothing else', async () => {
  const { search, page, documentsRead, store, remove } = await aVisitor();
  const titles = async () => (await page({ query: 'lampe ', sort: 'date' })).hits.map(({ listing }) => listing.title);
  const changed = vi.fn();
  onTestFinished(search.subscribeToChanges(changed));
  const before = await titles();
  await documentsRead();
  const after = async (change: Promise<void>, expected: readonly string[]) => {
    await change;
    await eventually(async () => expect(await titles()).toEqual(expected));
    expect(await documentsRead()).toBeLessThanOrEqual(1);
  };
  await after(store(aThing('Lampe neuve', ago(0))), ['Lampe neuve', ...before].slice(0, PAGE));
  await after(
    store(aThing('Lampe neuve', { ...ago(0), price: { kind: 'gift' } })),
    ['Lampe neuve', ...before].slice(0, PAGE),
  );
  await after(remove('Lampe neuve'), before);
  expect(changed.mock.calls.length).toBeGreaterThanOrEqual(3);
});
