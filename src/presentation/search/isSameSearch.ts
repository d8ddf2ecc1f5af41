import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { paths } from '../shared/paths';

export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  return one === other || paths.search(one) === paths.search(other);
}
