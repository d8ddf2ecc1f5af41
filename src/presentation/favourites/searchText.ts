import { MAXIMUM_SEARCH_NAME_LENGTH } from '../../domain/favourites/SavedSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { activeFilters } from '../search/filters/activeFilters';
import { filterText } from '../search/filters/filterText';
import { savedSearchMessages } from './messages';

/** What a search asks, in a few words: « vélo · Vélos · Nantes, 30 km ». */
export function searchText(criteria: SearchCriteria): string {
  const query = criteria.query.trim();
  const said = [...(query === '' ? [] : [query]), ...activeFilters(criteria).map(filterText)].join(' · ');
  if (said === '') return savedSearchMessages.everything;
  return said.length <= MAXIMUM_SEARCH_NAME_LENGTH
    ? said
    : `${said.slice(0, MAXIMUM_SEARCH_NAME_LENGTH - 1).trimEnd()}…`;
}
