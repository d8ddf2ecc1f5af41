import { useNavigate } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import type { OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { UNDO_MS } from '../../shared/notices/noticeDurations';
import { buyersViewModel, deletionQueueViewModel, listingActionsViewModel } from '../viewModels';
import { doneMessages, myListingsMessages as messages, stepFailureMessages } from './myListingsMessages';
import type { QuickStep } from './ListingActionsViewModel';
import type { PrefilledState } from '../posting/usePrefilledDraft';

export type Act = (listing: Listing, action: OwnerAction) => void;

/** Does what an owner asks of a listing and says what came of it. */
export function useOwnerActions(): Act {
  const steps = useViewModel(listingActionsViewModel);
  const buyers = useViewModel(buyersViewModel);
  const removals = useViewModel(deletionQueueViewModel);
  const navigate = useNavigate();
  const notify = useNotify();

  const take = async (listing: Listing, step: QuickStep) => {
    const taken = await steps.take(listing, step);
    if (taken === null) return;
    if (taken.ok && (step === 'reserve' || step === 'sell')) void buyers.ask(taken.value);
    if (taken.ok && step === 'release') void buyers.forget(taken.value);
    notify(
      taken.ok
        ? { kind: 'success', text: doneMessages[step] }
        : { kind: 'error', text: stepFailureMessages[taken.failure] },
    );
  };
  const bringBack = ({ id }: Listing) => {
    const isBack = removals.bringBack(id);
    notify(isBack ? { kind: 'success', text: messages.broughtBack } : { kind: 'warning', text: messages.tooLate });
  };
  const remove = (listing: Listing) => {
    removals.remove(listing, (outcome) => {
      if (!outcome.ok) notify({ kind: 'error', text: stepFailureMessages[outcome.failure] });
    });
    notify({
      kind: 'info',
      text: messages.removed(listing.title),
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => bringBack(listing) },
    });
  };

  return (listing, action) => {
    if (action === 'edit') return void navigate(paths.editListing(listing));
    if (action === 'duplicate')
      return void navigate(paths.postListing, {
        state: { prefilled: steps.copyOf(listing) } satisfies PrefilledState,
      });
    if (action === 'delete') return remove(listing);
    return void take(listing, action);
  };
}
