import { Index } from 'flexsearch';
import type { Listing } from '../../../src/domain/listings/Listing';
import { serveRival, textsOf } from './rival';

const listings: Listing[] = [];
/** One field, since FlexSearch matches all words of a query within one field. */
const index = new Index({ tokenize: 'forward' });

serveRival({
  add(listing) {
    const { title, attributes, description } = textsOf(listing);
    index.add(listings.push(listing) - 1, `${title} ${attributes} ${description}`);
  },
  find(query, isWanted) {
    if (query === '') return listings.filter(isWanted);
    const found = index.search(query, { limit: listings.length });
    return (Array.isArray(found) ? found : []).flatMap((id) => listings[Number(id)] ?? []).filter(isWanted);
  },
});
