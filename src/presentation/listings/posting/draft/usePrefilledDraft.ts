import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBlank, type ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import { useNotify } from '../../../shared/notices/notify';
import { UNDO_MS } from '../../../shared/notices/toastDurations';
import { postingMessages } from '../messages';
import type { PostListingViewModel } from '../PostListingViewModel';

/** Navigation state of a link to the form that brings a draft along. */
export interface PrefilledState {
  readonly prefilled: ListingDraft;
}

/** Opens the draft that the link brought, once; the draft that it replaces can be brought back. */
export function usePrefilledDraft({ draft, session, writing }: PostListingViewModel): void {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const prefilled = prefilledOf(location.state);
  const isReady = session === 'signed-in' && draft.id !== '';

  const open = useEffectEvent((linkedDraft: ListingDraft) => {
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: null });
    if (linkedDraft.id === draft.id) return;
    const replaced = writing.restore(linkedDraft);
    if (isBlank(replaced)) return notify({ kind: 'info', text: postingMessages.prefilled });
    const undo = () => void writing.restore(replaced);
    notify({
      kind: 'info',
      text: postingMessages.replacedByCopy,
      durationMs: UNDO_MS,
      action: { label: postingMessages.undo, run: undo },
    });
  });
  useEffect(() => {
    if (isReady && prefilled !== null) open(prefilled);
  }, [isReady, prefilled]);
}

function prefilledOf(state: unknown): ListingDraft | null {
  return isPrefilled(state) ? state.prefilled : null;
}

function isPrefilled(state: unknown): state is PrefilledState {
  return typeof state === 'object' && state !== null && 'prefilled' in state;
}
