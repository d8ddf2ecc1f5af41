import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { deletionQueueViewModel } from '../../listings/viewModels';
import { useSession } from '../../shared/session/useSession';
import { useViewModel, ViewModelContext } from '../../shared/useViewModel';
import type { ViewModelSource } from '../../shared/ViewModelSource';
import { unfinishedRemovals } from '../../shared/viewModels';

/** Milliseconds for which the page that was asked for goes first. */
const HEAD_START = 1200;

/** Has listings deleted that someone threw away in a tab closed too soon, wherever on the site they come back. Nobody else fetches the code for it. */
export const PendingDeletionsResumer = observer(function PendingDeletionsResumer() {
  const source = use(ViewModelContext);
  const unfinished = useViewModel(unfinishedRemovals);
  const uid = useSession().profile?.uid ?? null;
  useEffect(() => {
    if (source === null || uid === null || !unfinished.areLeftBy(uid)) return undefined;
    // What cannot be fetched now is taken up by the next visit.
    const timer = setTimeout(() => void takeUp(source, uid).catch(() => undefined), HEAD_START);
    return () => clearTimeout(timer);
  }, [source, uid, unfinished]);
  return null;
});

async function takeUp(source: ViewModelSource, uid: string): Promise<void> {
  const removals = (await source.factoryOf(deletionQueueViewModel))();
  removals.resume(uid);
}
