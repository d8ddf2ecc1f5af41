import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import type { SavedSearchesViewModel } from './SavedSearchesViewModel';

/**
 * While a saved search is open, emits the date since which its results are new: the one in the link’s state, which survives a reload,
 * or when it was last looked at. Opening and leaving the search mark it as looked at.
 */
export function useNewSince(
  viewModel: SavedSearchesViewModel,
  criteria: SearchCriteria,
  onNewSince: (since: Instant | null) => void,
): void {
  const state: unknown = useLocation().state;
  const savedId = viewModel.savedAs(criteria)?.id ?? null;
  const emitNewSince = useEffectEvent(() =>
    onNewSince(sinceIn(state) ?? viewModel.savedAs(criteria)?.lookedAt ?? null),
  );

  useEffect(() => {
    if (savedId === null) {
      onNewSince(null);
      return;
    }
    emitNewSince();
    const lookAtIt = () => {
      const search = viewModel.searches.find(({ id }) => id === savedId);
      if (search !== undefined) viewModel.markLookedAt(search);
    };
    lookAtIt();
    return lookAtIt;
  }, [savedId, onNewSince, viewModel]);
}

/** The history state of a link to a saved search. */
export interface NewSinceState {
  readonly newSince: Instant;
}

function sinceIn(state: unknown): Instant | null {
  return typeof state === 'object' && state !== null && 'newSince' in state && typeof state.newSince === 'number'
    ? state.newSince
    : null;
}
