import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/SearchCriteria';
import { searchPath } from '../shared/searchPath';
import { isFilteringAt } from './useSearchAddress';

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'replace' | 'state'> {
  readonly criteria: SearchCriteria;
}

/** A link to other criteria: shareable, and one entry of the history as every change is. */
export function SearchLink({ criteria, ...rest }: SearchLinkProps) {
  const { state } = useLocation() as { readonly state: unknown };
  const isFiltering = isFilteringAt(state);
  return <Link {...rest} to={searchPath(criteria)} replace={isFiltering} state={isFiltering ? state : null} />;
}
