import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { deletionQueueViewModel } from '../../listings/viewModels';
import { useSession } from '../../shared/session/useSession';
import { useViewModel, ViewModelContext } from '../../shared/useViewModel';
import type { ViewModelSource } from '../../shared/ViewModelSource';
import { unfinishedRemovals } from '../../shared/viewModels';

/** Milliseconds to wait, so that the page itself loads first. */
const HEAD_START = 1200;

/** Resumes deletions of listings that a closed tab left pending. The code for it is loaded only where there are any. */
export const PendingDeletionsResumer = observer(function PendingDeletionsResumer() {
  const source = use(ViewModelContext);
  const unfinished = useViewModel(unfinishedRemovals);
  const uid = useSession().profile?.uid ?? null;
  useEffect(() => {
    if (source === null || uid === null || !unfinished.areLeftBy(uid)) return undefined;
    // If the code cannot be loaded, the next visit resumes them.
    const timer = setTimeout(() => void takeUp(source, uid).catch(() => undefined), HEAD_START);
    return () => clearTimeout(timer);
  }, [source, uid, unfinished]);
  return null;
});

async function takeUp(source: ViewModelSource, uid: string): Promise<void> {
  const removals = (await source.factoryOf(deletionQueueViewModel))();
  removals.resume(uid);
}
