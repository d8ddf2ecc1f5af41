import { useNavigate } from 'react-router-dom';
import type { ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import { isBlank } from '../../../../domain/listings/draft/ListingDraft';
import { useNotify } from '../../../shared/notices/notify';
import { UNDO_MS } from '../../../shared/notices/toastDurations';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';
import { postingMessages } from '../messages';
import { formAddress } from '../postingAddresses';
import { focusPostingTitle } from '../usePostingFocus';

/**
 * Discards the draft and begins a new one, or again from the edited listing. A notice offers to undo it, and then
 * to undo the undo.
 */
export function useRestart(writing: PostingDraftViewModel, isEditing = false): () => void {
  const messages = isEditing ? postingMessages.editing : postingMessages;
  const notify = useNotify();
  const navigate = useNavigate();

  function offerUndo(text: string, replaced: ListingDraft): void {
    if (isBlank(replaced)) return;
    const undo = () => offerUndo(messages.broughtBack, writing.restore(replaced));
    notify({ kind: 'info', text, durationMs: UNDO_MS, action: { label: postingMessages.undo, run: undo } });
  }

  return () => {
    offerUndo(messages.restarted, writing.restart());
    void navigate(formAddress);
    // The button disappears at once and would lose the focus.
    focusPostingTitle();
  };
}
