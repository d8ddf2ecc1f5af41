import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { ChangeCriteria } from './useSearchAddress';
import { paths } from '../shared/paths';

/** How the page changes its search; given by the page itself. */
export const ChangeCriteriaContext = createContext<ChangeCriteria>(() => undefined);

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly criteria: SearchCriteria;
  onFollow?(): void;
}

/** A link to other criteria, which can be shared and opened elsewhere; followed here, it is a change like any other. */
export function SearchLink({ criteria, onFollow, ...rest }: SearchLinkProps) {
  const change = use(ChangeCriteriaContext);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    change(criteria);
    onFollow?.();
  };
  return <Link {...rest} to={paths.search(criteria)} onClick={follow} />;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
