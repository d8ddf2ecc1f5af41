import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import type { SavedSearchesViewModel } from './SavedSearchesViewModel';

/**
 * While a saved search is open, tells since when its results are new: since it was last looked at, or what the link to it said, which
 * also a reload finds. From the moment it opens, and when it is left, its results have been looked at.
 */
export function useNewSince(
  viewModel: SavedSearchesViewModel,
  criteria: SearchCriteria,
  tell: (since: Instant | null) => void,
): void {
  const state: unknown = useLocation().state;
  const savedId = viewModel.savedAs(criteria)?.id ?? null;
  const arrive = useEffectEvent(() => tell(sinceIn(state) ?? viewModel.savedAs(criteria)?.lookedAt ?? null));

  useEffect(() => {
    if (savedId === null) {
      tell(null);
      return;
    }
    arrive();
    const lookAtIt = () => {
      const search = viewModel.searches.find(({ id }) => id === savedId);
      if (search !== undefined) viewModel.lookAt(search);
    };
    lookAtIt();
    return lookAtIt;
  }, [savedId, tell, viewModel]);
}

/** What a link to a saved search leaves in the history. */
export interface NewSinceState {
  readonly newSince: Instant;
}

function sinceIn(state: unknown): Instant | null {
  return typeof state === 'object' && state !== null && 'newSince' in state && typeof state.newSince === 'number'
    ? state.newSince
    : null;
}
