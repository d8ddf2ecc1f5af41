import { createContext } from 'react';
import { findCategory } from '../../domain/listings/catalogue/categories';
import type { FamilyId } from '../../domain/listings/catalogue/Category';
import { criteriaFromEntries } from '../../domain/search/criteria/criteriaFromEntries';
import { criteriaToEntries } from '../../domain/search/criteria/criteriaToEntries';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { paths } from '../shared/paths';
import { withCategory, withoutFilters } from './criteriaChanges';
import { activeFilters, type ActiveFilter } from './filters/activeFilters';

/** The family or category whose page shows the search. */
export interface SearchScope {
  readonly family: FamilyId;
  readonly categoryId?: string | undefined;
}

/** Null on the results page. */
export const SearchScopeContext = createContext<SearchScope | null>(null);

/** The search that an address names, by its path (`scope`) and its query. */
export function criteriaWithin(scope: SearchScope | null, search: string): SearchCriteria {
  return criteriaFromEntries([...pathEntries(scope), ...new URLSearchParams(search)]);
}

function pathEntries(scope: SearchScope | null): readonly (readonly [string, string])[] {
  if (scope === null) return [];
  return [scope.categoryId === undefined ? ['famille', scope.family] : ['categorie', scope.categoryId]];
}

/** The address of a search. From a category page it is that of a category page, unless words are searched or property in general. */
export function addressWithin(scope: SearchScope | null, criteria: SearchCriteria): string {
  const page = scope === null || criteria.query.trim() !== '' ? null : categoryPage(criteria);
  if (page === null) return paths.search(criteria);
  const entries = criteriaToEntries(criteria).filter(([key]) => key !== 'famille' && key !== 'categorie');
  return entries.length === 0 ? page : `${page}?${new URLSearchParams(entries).toString()}`;
}

function categoryPage({ family, categoryId }: SearchCriteria): string | null {
  const category = categoryId === undefined ? undefined : findCategory(categoryId);
  if (category !== undefined) return paths.category(category);
  return family === undefined || family === 'immobilier' ? null : paths.family(family);
}

/** The filters that can be removed: the category of its own page is none. */
export function filtersWithin(scope: SearchScope | null, criteria: SearchCriteria): readonly ActiveFilter[] {
  const filters = activeFilters(criteria);
  return scope === null ? filters : filters.filter(({ kind }) => kind !== 'category' && kind !== 'family');
}

/** The search without its filters; on the page of a category, within that category. */
export function clearedWithin(scope: SearchScope | null, criteria: SearchCriteria): SearchCriteria {
  const cleared = withoutFilters(criteria);
  if (scope === null) return cleared;
  const { family, categoryId } = scope;
  return withCategory(cleared, categoryId === undefined ? { family } : { categoryId });
}
