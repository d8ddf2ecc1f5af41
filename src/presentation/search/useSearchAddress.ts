import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { criteriaFromEntries } from '../../domain/search/criteria/criteriaFromEntries';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { paths } from '../shared/paths';

/** Asks for another search; `typing` names the field that they are being typed into. */
export type ChangeCriteria = (criteria: SearchCriteria, typing?: string) => void;

/** What an entry of the history knows beside its address. */
interface EntryState {
  /** Made by typing into that field, and replaced by what is typed next. */
  readonly typing?: string;
  /** The drawer of filters is open over it; the address is the one that it was opened at. */
  readonly filtersSince?: string;
}

/**
 * The search that the address holds, the only place where it lives. A change is an entry of the history, so that Back undoes it;
 * all that is typed into a field is one entry, and so is all that is done while the drawer of filters is open. `wanted` is what was
 * asked last; `criteria` follows it when the page does.
 */
export function useSearchAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const criteria = useMemo(() => criteriaFromEntries(new URLSearchParams(search)), [search]);
  // The page of a new address is rendered in its own time; what was ticked must not wait for it, nor be forgotten by the next tick.
  const [wanted, setWanted] = useOptimistic(criteria);
  const { typing, filtersSince } = readState(location.state);
  const isFiltering = filtersSince !== undefined;

  const change: ChangeCriteria = useCallback(
    (next, field) => {
      const state: EntryState =
        filtersSince === undefined ? { ...(field !== undefined && { typing: field }) } : { filtersSince };
      const replace = isFiltering || (field !== undefined && field === typing);
      startTransition(() => {
        setWanted(next);
        void navigate(paths.search(next), { replace, state });
      });
    },
    [navigate, setWanted, filtersSince, isFiltering, typing],
  );
  const openFilters = useCallback(() => {
    const state: EntryState = { filtersSince: search };
    void navigate({ search }, { state });
  }, [navigate, search]);
  const closeFilters = useCallback(() => {
    if (search === filtersSince) void navigate(-1);
    else void navigate({ search }, { replace: true });
  }, [navigate, search, filtersSince]);

  return { criteria, wanted, change, isFiltering, openFilters, closeFilters } as const;
}

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { typing, filtersSince } = { typing: undefined, filtersSince: undefined, ...state };
  return { ...(typeof typing === 'string' && { typing }), ...(typeof filtersSince === 'string' && { filtersSince }) };
}
