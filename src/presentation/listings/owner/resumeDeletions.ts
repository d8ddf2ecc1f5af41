import type { SignedInSite } from '../../shared/session/SignedInSite';
import { deletionQueueViewModel } from '../viewModels';
import { unfinishedRemovals } from './viewModels';

/** Resumes deletions of listings that a closed tab left pending. Their code is loaded only where there are any. */
export async function resumeDeletions({ viewModels, uid }: Pick<SignedInSite, 'viewModels' | 'uid'>): Promise<void> {
  const unfinished = (await viewModels.factoryOf(unfinishedRemovals))();
  if (unfinished.areLeftBy(uid)) (await viewModels.factoryOf(deletionQueueViewModel))().resume(uid);
}
