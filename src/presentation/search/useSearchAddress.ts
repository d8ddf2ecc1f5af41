import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_RADIUS_KM, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { mayHoldPhrases } from '../../domain/search/sentence/mayHoldPhrases';
import { quotedTown, radiusAroundPerson } from '../../domain/search/sentence/readSentence';
import { hasMap, withMap } from './map/mapAddress';
import { COUNT_PARAMETER, paths } from '../shared/paths';
import { addressWithin, criteriaWithin, type SearchScope } from './SearchScope';

/** Changes the search; `typing` names the field that is being typed into, if any. */
export type ChangeCriteria = (criteria: SearchCriteria, typing?: string) => void;

/** The field of `ChangeCriteria` for the place that « autour de moi » turns out to be: it completes the entry of the search. */
export const LOCATING = 'locating';

/** The state of a history entry. */
interface EntryState {
  /** The field whose typing created the entry; further typing into it replaces the entry. */
  readonly typing?: string;
  /** The drawer of filters is open; the query string at which it was opened. */
  readonly filtersSince?: string;
  /** The phrases of the query have become filters; what is left of it stays words. */
  readonly isUnderstood?: boolean;
  /** The word that was understood as the place, « vélo lyon », in quotes; without its chip it is a word again. */
  readonly townWord?: string;
  /** The query has asked for what is around the person, within so many kilometres; their place is not known yet. */
  readonly aroundKm?: number;
  /** It was typed on this site; a link that somebody shared does not make the browser ask for the place. */
  readonly isAsked?: boolean;
}

/**
 * The search of the page, which only the address stores. Each change is an entry of the history, so that Back undoes it; everything
 * typed into a field is one entry, and so is everything changed while the drawer of filters is open. `wanted` has the latest change
 * at once; `criteria` follows when the page has been rendered for it. `townWord`: the word in quotes that takes the place of the filter by place when that is removed. `isSentence`: the query may hold phrases that mean filters and is not to be
 * searched before `settle`. `aroundKm`: the search waits for the place of the person, and `change` that has one answers it.
 */
export function useSearchAddress(scope: SearchScope | null = null) {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const criteria = useMemo(() => criteriaWithin(scope, search), [scope, search]);
  // Rendering results takes time: controls show the change at once, and the next change builds on it.
  const [wanted, setWanted] = useOptimistic(criteria);
  const entry = useMemo(() => readState(location.state), [location.state]);
  const { typing, filtersSince, isUnderstood = false, townWord, aroundKm, isAsked = false } = entry;
  /** The latest query that turned out to be words only. */
  const [words, setWords] = useState<string | null>(null);
  const isFiltering = filtersSince !== undefined;

  const change: ChangeCriteria = useCallback(
    (next, field) => {
      const state: EntryState = {
        ...(filtersSince === undefined ? { ...(field !== undefined && { typing: field }) } : { filtersSince }),
        ...understoodState({ isUnderstood, ...(isSamePlace(next, criteria) && { townWord }) }),
        ...(aroundKm !== undefined && next.place === undefined && { aroundKm, isAsked }),
      };
      const replace = isFiltering || (field !== undefined && field === typing) || field === LOCATING;
      startTransition(() => {
        setWanted(next);
        void navigate(withMap(addressWithin(scope, next), hasMap(search)), { replace, state });
      });
    },
    [
      navigate,
      setWanted,
      scope,
      criteria,
      filtersSince,
      isFiltering,
      typing,
      isUnderstood,
      townWord,
      aroundKm,
      isAsked,
      search,
    ],
  );
  const openFilters = useCallback(() => {
    const state: EntryState = { ...understoodState({ isUnderstood, townWord }), filtersSince: search };
    void navigate({ search }, { state });
  }, [navigate, search, isUnderstood, townWord]);
  const closeFilters = useCallback(() => {
    if (search === filtersSince) void navigate(-1);
    else void navigate({ search }, { replace: true, state: understoodState({ isUnderstood, townWord }) });
  }, [navigate, search, filtersSince, isUnderstood, townWord]);

  const { query } = criteria;
  /** Replaces a query that is a sentence, and that was typed or not, by the search that it means; null: it means its words. */
  const settle = useCallback(
    (understood: SearchCriteria | null, isTyped: boolean) => {
      if (understood === null) return setWords(query);
      const meaning = meaningOf(understood, { query, search });
      const state: EntryState = {
        ...entry,
        ...understoodState({ isUnderstood: true, townWord: understood.place && quotedTown(query) }),
        ...(meaning.aroundKm !== undefined && { aroundKm: meaning.aroundKm, isAsked: isTyped }),
      };
      void navigate(meaning.address, { replace: true, state });
    },
    [navigate, entry, query, search],
  );
  const isSentence = !isUnderstood && query !== words && mayHoldPhrases(query);
  return {
    criteria,
    wanted,
    change,
    isFiltering,
    openFilters,
    closeFilters,
    isSentence,
    isUnderstood,
    townWord,
    aroundKm,
    isAsked,
    settle,
  } as const;
}

/** The address of what a query has been understood to mean, and `aroundKm` as above; `search` is the query string that it stands in. */
export function meaningOf(
  understood: SearchCriteria,
  { query, search }: { readonly query: string; readonly search: string },
): { readonly address: string; readonly aroundKm?: number } {
  const radiusKm = understood.place === undefined ? radiusAroundPerson(query) : undefined;
  return {
    address: withMap(paths.search(understood), hasMap(search)),
    ...(radiusKm !== undefined && { aroundKm: radiusKm ?? DEFAULT_RADIUS_KM }),
  };
}

/** Results at once, and the most that an address asks for. */
const PAGE = 24;
const MOST = 10 * PAGE;

/** How many results the query of an address asks for: more than a page where a link to more was followed without JavaScript. */
export function countOf(search: string): number {
  const asked = Math.ceil(Number(new URLSearchParams(search).get(COUNT_PARAMETER) ?? 0) / PAGE) * PAGE;
  return Math.min(Math.max(asked || 0, PAGE), MOST);
}

/** The address of the same search with more results; null where addresses go no further. */
export function addressOfMore(criteria: SearchCriteria, shown: number): string | null {
  return shown >= MOST ? null : paths.searchUpTo(criteria, shown + PAGE);
}

/** The search that the query of an address of results names. */
export function criteriaOf(search: string): SearchCriteria {
  return criteriaWithin(null, search);
}

function understoodState({
  isUnderstood,
  townWord,
}: {
  isUnderstood?: boolean;
  townWord?: string | undefined;
}): EntryState {
  return { ...(isUnderstood === true && { isUnderstood }), ...(townWord !== undefined && { townWord }) };
}

function isSamePlace({ place }: SearchCriteria, { place: other }: SearchCriteria): boolean {
  return place?.communeCode === other?.communeCode;
}

function readState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const {
    typing,
    filtersSince,
    isUnderstood,
    townWord,
    aroundKm,
    isAsked,
  }: Partial<Record<keyof EntryState, unknown>> = state;
  return {
    ...(typeof typing === 'string' && { typing }),
    ...(typeof filtersSince === 'string' && { filtersSince }),
    ...(isUnderstood === true && { isUnderstood }),
    ...(typeof townWord === 'string' && { townWord }),
    ...(typeof aroundKm === 'number' && { aroundKm, isAsked: isAsked === true }),
  };
}
