import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { pendingDecisionsViewModel, pendingMessageRemovals, pendingSubscriberRemovals } from './viewModels';

/**
 * Stores at once what can still be undone when the admin leaves the administration. Where they close the tab, the browser asks them to
 * stay while it is being stored; if they go, the draft of a decision is in the form of its case.
 */
export function useLeavingAdministration(): void {
  const decisions = useViewModel(pendingDecisionsViewModel);
  const messages = useViewModel(pendingMessageRemovals);
  const subscribers = useViewModel(pendingSubscriberRemovals);
  useEffect(() => {
    const pending = [decisions, messages, subscribers];
    const storeAll = () => {
      for (const one of pending) one.storeAll();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (pending.every(({ isEmpty }) => isEmpty)) return;
      storeAll();
      event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      storeAll();
    };
  }, [decisions, messages, subscribers]);
}
