import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { pendingDecisionsViewModel } from '../desk/viewModels';

/**
 * Stores pending decisions at once when the admin leaves the administration. Where they close the tab, the browser asks them to stay
 * while a decision is being stored; if they go, its draft is in the form of its case.
 */
export function useLeavingDecisions(): void {
  const pending = useViewModel(pendingDecisionsViewModel);
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (pending.caseIds.size === 0) return;
      pending.storeAll();
      event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      pending.storeAll();
    };
  }, [pending]);
}
