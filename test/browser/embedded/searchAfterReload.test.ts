import { expect, onTestFinished, test } from 'vitest';
import type { SearchResults } from '../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Listing } from '../../../src/domain/listings/Listing';
import { generateListings } from '../../../src/infrastructure/embedded/demo/generateListings';
import { toStoredListing } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { aListing, NOON } from '../../support/builders/aListing';
import { embeddedTabs, type EmbeddedTab } from '../../support/embedded/embeddedTabs';
import { eventually } from '../../support/time/eventually';

test('a page that is reloaded opens the stored index: its first answer is complete, and has what was written meanwhile', async () => {
  const name = crypto.randomUUID();
  const tab = embeddedTabs(name)();
  const listings = [...generateListings(2500, NOON)];
  await write(tab, listings);
  const page = aPageThatSearches(name);
  expect(await page.firstAnswer()).toMatchObject({ ok: true, value: { complete: false } });
  await eventually(async () =>
    expect(await tab.database.read((connection) => connection.count('listing_index'))).toEqual({ ok: true, value: 1 }),
  );
  await write(tab, [aListing({ id: 'new', title: 'Bougeoir' }), { ...(listings[0] ?? aListing()), state: 'sold' }]);
  await write(tab, [aListing({ id: 'newer', title: 'Bougeoir neuf' })]);
  page.reload();
  expect(await page.firstAnswer()).toMatchObject({
    ok: true,
    value: { complete: true, total: 2501, hits: [{ listing: { id: 'new' } }, { listing: { id: 'newer' } }] },
  });
});

async function write({ database }: EmbeddedTab, listings: readonly Listing[]): Promise<void> {
  await database.write(['listings'], async (transaction) => {
    await Promise.all(listings.map((listing) => transaction.objectStore('listings').put(toStoredListing(listing))));
  });
}

/** A document of its own, which starts a worker and searches for all listings, the newest first, each time that it is loaded. */
function aPageThatSearches(database: string) {
  const folder = `${location.origin}/src`;
  const source = `<script type="module">
    import { EmbeddedListingSearch } from '${folder}/infrastructure/embedded/search/EmbeddedListingSearch.ts';
    import { noCriteria } from '${folder}/domain/search/criteria/SearchCriteria.ts';
    const nothing = { subscribe: () => () => undefined, subscribeToEnd: () => () => undefined };
    const search = new EmbeddedListingSearch(
      { now: () => ${NOON} },
      { ...nothing, isOver: true, failure: null },
      nothing,
      () => new Worker('${folder}/infrastructure/embedded/search/searchWorker.ts', { type: 'module', name: '${database}' }),
    );
    globalThis.answer = await search.search({ criteria: { ...noCriteria, sort: 'date' }, limit: 2 });
  </script>`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/html' }));
  const frame = document.createElement('iframe');
  frame.src = address;
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  });
  const inPage = (): (Window & { answer?: BackendResult<SearchResults> }) | null => frame.contentWindow;
  return {
    firstAnswer: () =>
      eventually(() => {
        const answer = inPage()?.answer;
        if (answer === undefined) throw new Error('The page has no answer yet.');
        return answer;
      }),
    reload(): void {
      const page = inPage();
      delete page?.answer;
      page?.location.reload();
    },
  };
}
