import { ListingViews } from '../../application/listings/ListingViews';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import type { ChangeFeed } from '../../infrastructure/embedded/database/ChangeFeed';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedListingViews } from '../../infrastructure/embedded/listings/EmbeddedListingViews';
import { EmbeddedListingSearch } from '../../infrastructure/embedded/search/EmbeddedListingSearch';
import { bindClass, bindFactory, type Bindings } from '../bind';
import { embedded } from './embeddedTokens';

export const embeddedListing: Bindings = (options) => {
  bindFactory(options, ListingSearch, searchOverImport, [Clock, embedded.catalogueImport, embedded.feed]);
  bindClass(options, ListingViews, EmbeddedListingViews, [embedded.database]);
};

/** A results page that is opened first starts the import as the home page does. */
function searchOverImport(clock: Clock, catalogueImport: DemoCatalogueImport, feed: ChangeFeed): EmbeddedListingSearch {
  return new EmbeddedListingSearch(clock, catalogueImport, feed);
}
