import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import {
  closedListingsViewModel,
  pendingDecisionsViewModel,
  pendingMessageRemovals,
  pendingSubscriberRemovals,
  withdrawnPhotosViewModel,
} from './viewModels';

/**
 * Stores at once what can still be undone when the admin leaves the administration. Where they close the tab, the browser asks them to
 * stay while it is being stored, and while what a decision entails for listings and photos is being done; if they go, the draft of a
 * decision is in the form of its case, which shows what is left to do.
 */
export function useLeavingAdministration(): void {
  const decisions = useViewModel(pendingDecisionsViewModel);
  const messages = useViewModel(pendingMessageRemovals);
  const subscribers = useViewModel(pendingSubscriberRemovals);
  const { changing } = useViewModel(withdrawnPhotosViewModel);
  const { pausing } = useViewModel(closedListingsViewModel);
  useEffect(() => {
    const pending = [decisions, messages, subscribers];
    const storeAll = () => {
      for (const one of pending) one.storeAll();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (pending.every(({ isEmpty }) => isEmpty) && changing.size + pausing.size === 0) return;
      storeAll();
      event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      storeAll();
    };
  }, [decisions, messages, subscribers, changing, pausing]);
}
