import { token } from '../shared/token';
import type { ListingSearch } from './ListingSearch';

/** Looks for new results of saved searches. It is not the search of the results page, which follows a search of its own. */
export type AlertSearch = ListingSearch;
export const AlertSearch = token<AlertSearch>('AlertSearch');
