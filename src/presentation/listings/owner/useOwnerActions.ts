import { useNavigate } from 'react-router-dom';
import type { ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { success } from '../../../domain/shared/Result';
import type { OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { buyersViewModel, deletionQueueViewModel, listingActionsViewModel } from '../viewModels';
import {
  actionFailure,
  buyerMessages,
  doneMessages,
  endings,
  myListingsMessages as messages,
  actionFailureMessages,
} from './messages';
import type { Buyer } from './BuyersViewModel';
import type { ImmediateAction } from './ListingActionsViewModel';
import type { PrefilledState } from '../posting/draft/usePrefilledDraft';

/** `buyer`: for whom it is reserved or to whom it is sold, if that is known; otherwise the owner is asked. */
export type Act = (listing: Listing, action: OwnerAction, buyer?: Buyer) => void;

/** Steps that a second one takes back. */
const inverses: Partial<Record<ImmediateAction, ImmediateAction>> = {
  reserve: 'release',
  sell: 'relist',
  pause: 'resume',
  resume: 'pause',
};

/** Runs an owner's action on a listing and notifies of the result. */
export function useOwnerActions(): Act {
  const listingActions = useViewModel(listingActionsViewModel);
  const buyers = useViewModel(buyersViewModel);
  const deletions = useViewModel(deletionQueueViewModel);
  const navigate = useNavigate();
  const notify = useNotify();

  const toConfirmation = { label: messages.confirm, run: () => void navigate(paths.accountSecurity) };
  const run = async (listing: Listing, action: ImmediateAction, buyer?: Buyer) => {
    const reservedFor = buyers.known.get(listing.id);
    const result = await listingActions.run(listing, action);
    if (result === null) return;
    if (result.ok && (action === 'reserve' || action === 'sell')) void name(result.value, buyer, reservedFor);
    if (result.ok && (action === 'release' || action === 'relist')) void buyers.forget(result.value);
    if (!result.ok) return explain(result.failure);
    const undo =
      action === 'sell' && listing.state === 'reserved'
        ? () => void reserveAgain(result.value, reservedFor)
        : stepBack(result.value, action);
    notify({ kind: 'success', text: doneText(action, result.value), ...undoOffer(undo) });
  };
  const explain = (reason: ChangeListingStateFailure) =>
    notify({
      kind: 'error',
      text: actionFailure(reason),
      ...(reason === 'unconfirmed' && { action: toConfirmation, durationMs: UNDO_MS }),
    });
  /** A sold listing goes to the person for whom it was reserved, unless the owner then names another one. */
  const name = async (listing: Listing, buyer: Buyer | undefined, reservedFor: Buyer | undefined) => {
    const known = buyer ?? (listing.state === 'sold' ? reservedFor : undefined);
    const saved = known === undefined ? success() : await buyers.assign(listing, known);
    if (buyer === undefined) return buyers.ask(listing);
    if (!saved.ok) notify({ kind: 'error', text: buyerMessages.failed(actionFailureMessages[saved.failure]) });
  };
  const stepBack = (listing: Listing, action: ImmediateAction) => {
    const inverse = inverses[action];
    return inverse === undefined ? undefined : () => void run(listing, inverse);
  };
  /** A sold listing that was reserved is so again, for the same buyer. */
  const reserveAgain = async (listing: Listing, buyer: Buyer | undefined) => {
    const online = await listingActions.run(listing, 'relist');
    if (online === null) return;
    if (!online.ok) return explain(online.failure);
    await buyers.forget(online.value);
    await run(online.value, 'reserve', buyer);
  };
  const undoOffer = (takeBack: (() => void) | undefined) => {
    if (takeBack === undefined) return {};
    const dismissAndTakeBack = () => {
      buyers.dismiss();
      takeBack();
    };
    return { durationMs: UNDO_MS, action: { label: messages.undo, run: dismissAndTakeBack } };
  };
  const undo = ({ id }: Listing) => {
    const isUndone = deletions.undo(id);
    notify(
      isUndone ? { kind: 'success', text: messages.broughtBack } : { kind: 'warning', text: messages.alreadyDeleted },
    );
  };
  const remove = (listing: Listing) => {
    deletions.schedule(listing, (result) => {
      if (result.ok) return;
      const { failure } = result;
      const text = typeof failure === 'string' ? actionFailureMessages[failure] : messages.unfinishedDeletion;
      notify({ kind: 'error', text });
    });
    notify({
      kind: 'info',
      text: messages.removed(listing.title),
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => undo(listing) },
    });
  };

  return (listing, action, buyer) => {
    if (action === 'edit') return void navigate(paths.editListing(listing));
    if (action === 'duplicate')
      return void navigate(paths.postListing, {
        state: { prefilled: listingActions.copyOf(listing) } satisfies PrefilledState,
      });
    if (action === 'delete') return remove(listing);
    return void run(listing, action, buyer);
  };
}

function doneText(action: ImmediateAction, listing: Listing): string {
  return action === 'sell' ? endings[dealKind(listing)].done : doneMessages[action];
}
