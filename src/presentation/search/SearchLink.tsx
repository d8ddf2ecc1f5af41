import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { ChangeCriteria } from './useSearchAddress';
import { addressWithin, SearchScopeContext } from './SearchScope';

/** Changes the search of the page; provided by `SearchScreen`. */
export const ChangeCriteriaContext = createContext<ChangeCriteria>(() => undefined);

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly criteria: SearchCriteria;
  onFollow?(): void;
}

/** A link to other criteria. A plain click changes the search of the page; other clicks open it as any link. */
export function SearchLink({ criteria, onFollow, ...rest }: SearchLinkProps) {
  const change = use(ChangeCriteriaContext);
  const scope = use(SearchScopeContext);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    change(criteria);
    onFollow?.();
  };
  return <Link {...rest} to={addressWithin(scope, criteria)} onClick={follow} />;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
