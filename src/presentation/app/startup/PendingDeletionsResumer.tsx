import { observer } from 'mobx-react-lite';
import { deletionQueueViewModel } from '../../listings/viewModels';
import { useViewModel } from '../../shared/useViewModel';
import { unfinishedRemovals } from '../../shared/viewModels';
import { useSignedInWork } from './useSignedInWork';

/** Resumes deletions of listings that a closed tab left pending. The code for it is loaded only where there are any. */
export const PendingDeletionsResumer = observer(function PendingDeletionsResumer() {
  const unfinished = useViewModel(unfinishedRemovals);
  useSignedInWork(async ({ viewModels, uid }) => {
    if (unfinished.areLeftBy(uid)) (await viewModels.factoryOf(deletionQueueViewModel))().resume(uid);
  });
  return null;
});
