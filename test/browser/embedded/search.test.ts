import { onTestFinished } from 'vitest';
import { describeListingSearch } from '../../contracts/search/listingSearchContract';
import { embeddedSearch } from '../../support/embedded/embeddedSearch';

describeListingSearch('EmbeddedListingSearch in Chromium, with its worker', () =>
  embeddedSearch((_tab, name) => {
    const worker = new Worker(new URL('../../../src/infrastructure/embedded/search/searchWorker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    onTestFinished(() => worker.terminate());
    return worker;
  }),
);
