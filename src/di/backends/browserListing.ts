import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CountedViews } from '../../application/listings/CountedViews';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingSearch } from '../../application/search/ListingSearch';
import { LocalStorageChosenPlace } from '../../infrastructure/browser/storage/LocalStorageChosenPlace';
import { LocalStorageCountedViews } from '../../infrastructure/browser/storage/LocalStorageCountedViews';
import { bindClass, type Bindings } from '../bind';
import { answerFromPage } from './answerFromPage';

export const browserListing: Bindings = (options) => {
  answerFromPage(options, [ListingRepository]);
  // Results are asked for again at once, without wanting the rest: this browser may know more.
  answerFromPage(options, [ListingSearch], () => undefined);
  bindClass(options, ChosenPlace, LocalStorageChosenPlace, []);
  bindClass(options, CountedViews, LocalStorageCountedViews, []);
};
