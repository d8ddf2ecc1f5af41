import { criteriaToEntries } from '../../domain/search/criteria/criteriaToEntries';
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';

/** The address of a results page: `/recherche?q=vélo`. What is not said is not asked. */
export function searchPath(criteria: Partial<SearchCriteria>): string {
  const entries = criteriaToEntries({ ...noCriteria, ...criteria });
  return entries.length === 0 ? '/recherche' : `/recherche?${new URLSearchParams(entries).toString()}`;
}
