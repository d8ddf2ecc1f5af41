import { ListingViews } from '../../application/listings/ListingViews';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { ListingSearch } from '../../application/search/ListingSearch';
import { untilWantedOrLate } from '../../infrastructure/browser/page/untilWantedOrLate';
import { LazyListingSearch } from '../../infrastructure/firebase/lazy/LazyListingSearch';
import { LazyListingViews } from '../../infrastructure/firebase/lazy/LazyListingViews';
import type { LazyPort } from './LazyPort';
import { bindFactory, bindValue, type Bindings } from '../bind';
import { answeredFromPage } from './answerFromPage';

/** Stand-ins for what the pages of results and of a listing ask besides: rendered, they have brought it. */
export function firebaseListing(lazily: LazyPort): Bindings {
  return (options) => {
    bindFactory(
      options,
      ListingSearch,
      // What is only looked at is read once, by the server.
      (status) => answeredFromPage(new LazyListingSearch(lazily(ListingSearch)), status, untilWantedOrLate),
      [BackendStatus],
    );
    bindValue(options, ListingViews, new LazyListingViews(lazily(ListingViews)));
  };
}
