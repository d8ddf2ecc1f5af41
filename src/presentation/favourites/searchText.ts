import { MAXIMUM_SEARCH_NAME_LENGTH } from '../../domain/favourites/SavedSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { activeFilters } from '../search/filters/activeFilters';
import { filterText } from '../search/filters/filterText';
import { savedSearchMessages } from './messages';

/** A short description of a search: « vélo · Vélos · Nantes, 30 km ». */
export function searchText(criteria: SearchCriteria): string {
  const query = criteria.query.trim();
  const text = [...(query === '' ? [] : [query]), ...activeFilters(criteria).map(filterText)].join(' · ');
  if (text === '') return savedSearchMessages.everything;
  return text.length <= MAXIMUM_SEARCH_NAME_LENGTH
    ? text
    : `${text.slice(0, MAXIMUM_SEARCH_NAME_LENGTH - 1).trimEnd()}…`;
}
