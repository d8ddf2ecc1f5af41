import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { criteriaFromEntries } from '../../domain/search/criteria/criteriaFromEntries';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { paths } from '../shared/paths';

/** Changes the search; `typing` names the field that is being typed into, if any. */
export type ChangeCriteria = (criteria: SearchCriteria, typing?: string) => void;

/** The state of a history entry. */
interface EntryState {
  /** The field whose typing created the entry; further typing into it replaces the entry. */
  readonly typing?: string;
  /** The drawer of filters is open; the query string at which it was opened. */
  readonly filtersSince?: string;
}

/**
 * The search of the page, which only the address stores. Each change is an entry of the history, so that Back undoes it; everything
 * typed into a field is one entry, and so is everything changed while the drawer of filters is open. `wanted` has the latest change
 * at once; `criteria` follows when the page has been rendered for it.
 */
export function useSearchAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const criteria = useMemo(() => criteriaFromEntries(new URLSearchParams(search)), [search]);
  // Rendering results takes time: controls show the change at once, and the next change builds on it.
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
