import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { paths } from '../../shared/paths';

/** The address of a search: the page of its category where it asks for nothing else. */
export function addressWithCategory(criteria: Partial<SearchCriteria> = {}): string {
  const address = paths.search(criteria);
  const category = findCategory(criteria.categoryId ?? '');
  return category !== undefined && address === paths.search({ categoryId: category.id })
    ? paths.category(category)
    : address;
}
