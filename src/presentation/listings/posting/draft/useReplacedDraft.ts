import { useEffect, useEffectEvent } from 'react';
import type { ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import { useNotify } from '../../../shared/notices/notify';
import { UNDO_MS } from '../../../shared/notices/toastDurations';
import { postingMessages } from '../messages';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';

/** Says that a draft begun before signing in has replaced the person's own, which can be brought back. */
export function useReplacedDraft(writing: PostingDraftViewModel): void {
  const notify = useNotify();
  const { replacedByGuest } = writing;
  const offerUndo = useEffectEvent((replaced: ListingDraft) =>
    notify({
      kind: 'info',
      text: postingMessages.replacedByGuest,
      durationMs: UNDO_MS,
      action: { label: postingMessages.undo, run: () => void writing.restore(replaced) },
    }),
  );
  useEffect(() => {
    if (replacedByGuest !== null) offerUndo(replacedByGuest);
  }, [replacedByGuest]);
}
