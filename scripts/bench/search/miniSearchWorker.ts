import MiniSearch from 'minisearch';
import type { Listing } from '../../../src/domain/listings/Listing';
import { serveRival, textsOf } from './rival';

const listings: Listing[] = [];
const index = new MiniSearch<{ id: number }>({
  fields: ['title', 'attributes', 'description'],
  searchOptions: {
    combineWith: 'AND',
    boost: { title: 3, attributes: 2 },
    prefix: (_term, index, terms) => index === terms.length - 1,
  },
});

serveRival({
  add(listing) {
    index.add({ id: listings.push(listing) - 1, ...textsOf(listing) });
  },
  find(query, isWanted) {
    const filter = (id: number) => {
      const listing = listings[id];
      return listing !== undefined && isWanted(listing);
    };
    const found = index.search(query === '' ? MiniSearch.wildcard : query, {
      filter: ({ id }: { id: number }) => filter(id),
    });
    return found.flatMap(({ id }: { id: number }) => listings[id] ?? []);
  },
});
