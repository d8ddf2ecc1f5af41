import { useNavigate } from 'react-router-dom';
import type { DecisionOrder } from '../../../domain/moderation/decide';
import { caseIdOf, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { CaseViewModel } from '../cases/CaseViewModel';
import type { WorkList } from '../cases/WorkList';
import { photosOfCase } from '../photos/photosOfCase';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { closedListingsViewModel, pendingDecisionsViewModel, withdrawnPhotosViewModel } from '../desk/viewModels';
import { actionLabels, decisionFailures, decisionMessages as messages } from './decisionMessages';

/** Takes a decision, which can be undone for some seconds, and goes on in the list. */
export function useTakeDecision(known: ModerationCase, viewModel: CaseViewModel, list: WorkList) {
  const pending = useViewModel(pendingDecisionsViewModel);
  const closedListings = useViewModel(closedListingsViewModel);
  const withdrawnPhotos = useViewModel(withdrawnPhotosViewModel);
  const navigate = useNavigate();
  const notify = useNotify();
  const { title, target } = known;
  const caseId = caseIdOf(target);
  const open = () => void navigate(list.addressOf(target));
  const undo = () => {
    const isUndone = pending.undo(caseId);
    if (isUndone) open();
    notify(isUndone ? { kind: 'info', text: messages.undone } : { kind: 'warning', text: messages.tooLate });
  };
  const take = (order: DecisionOrder) => {
    const next = list.addressAfter(caseId);
    const listing = viewModel.listing?.ok === true ? viewModel.listing.value : null;
    const wasRemoved = photosOfCase(viewModel) !== null;
    pending.take(order, (result) => {
      if (result.ok) {
        if (order.measure === 'closing') void closedListings.pauseAll(target.id);
        if (listing === null) return;
        if (order.measure === 'removal') void withdrawnPhotos.change(listing, 'withdrawn');
        else if (wasRemoved && order.measure !== 'none') void withdrawnPhotos.change(listing, 'served');
        return;
      }
      const text = messages.refused(title, decisionFailures[result.failure]);
      notify({ kind: 'error', text, durationMs: UNDO_MS, action: { label: messages.review, run: open } });
    });
    const text = messages.taken(actionLabels[order.measure], title);
    notify({ kind: 'success', text, durationMs: UNDO_MS, action: { label: messages.undo, run: undo } });
    void navigate(next);
  };
  return { take, undo };
}
