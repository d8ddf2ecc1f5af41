import type { SearchBackend } from '../../contracts/search/filledSearch';
import {
  EmbeddedListingSearch,
  type SearchWorker,
} from '../../../src/infrastructure/embedded/search/EmbeddedListingSearch';
import { ListingIndexFollower } from '../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { searchService } from '../../../src/infrastructure/embedded/search/searchService';
import { Emitter } from '../../../src/infrastructure/embedded/database/Emitter';
import type { Change } from '../../../src/infrastructure/embedded/database/ChangeFeed';
import { toStoredListing } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { clockAtNoon, noImport } from './embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

/** A worker in this thread. Messages are cloned, as with a real worker. */
export function searchWorkerHere({ database }: Pick<EmbeddedTab, 'database'>): SearchWorker {
  const defer = (work: () => void) => void Promise.resolve().then(work);
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => undefined,
  };
  const changes = new Emitter<Change>();
  const answer = searchService(new ListingIndexFollower(database, changes), (message) => {
    const data = structuredClone(message);
    defer(() => worker.onmessage?.(new MessageEvent('message', { data })));
  });
  worker.postMessage = (question) => {
    const copy = structuredClone(question);
    defer(() => (copy.kind === 'change' ? changes.emit(copy.change) : answer(copy)));
  };
  return worker;
}

export function embeddedSearch(
  startWorker: (tab: EmbeddedTab, name: string) => SearchWorker = searchWorkerHere,
): SearchBackend {
  const name = crypto.randomUUID();
  const openTab = embeddedTabs(name);
  const [tab, otherTab] = [openTab(), openTab()];
  return {
    search: new EmbeddedListingSearch(clockAtNoon, noImport, tab.feed, () => startWorker(tab, name)),
    async store(...listings) {
      await otherTab.database.write(['listings'], async (transaction) => {
        const store = transaction.objectStore('listings');
        await Promise.all(listings.map((listing) => store.put(toStoredListing(listing))));
      });
      otherTab.feed.publish({ store: 'listings', ids: listings.map(({ id }) => id) });
    },
    async remove(id) {
      await otherTab.database.write(['listings'], (transaction) => transaction.objectStore('listings').delete(id));
      otherTab.feed.publish({ store: 'listings', ids: [id] });
    },
  };
}
