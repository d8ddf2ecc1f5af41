import { ListingViews } from '../../application/listings/ListingViews';
import { ListingSearch } from '../../application/search/ListingSearch';
import { PAGE_ANSWERS_ID } from '../../application/shared/PageAnswers';
import { Clock } from '../../application/shared/Clock';
import { want } from '../../infrastructure/browser/page/untilWanted';
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

/** On the home page, which answers no question, the first one starts the import. */
function searchOverImport(clock: Clock, catalogueImport: DemoCatalogueImport, feed: ChangeFeed): EmbeddedListingSearch {
  const hasAnswers = document.getElementById(PAGE_ANSWERS_ID) !== null;
  return new EmbeddedListingSearch(clock, catalogueImport, feed, undefined, hasAnswers ? undefined : want);
}
