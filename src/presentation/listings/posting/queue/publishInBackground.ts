import { reaction } from 'mobx';
import type { SignedInSite } from '../../../shared/session/SignedInSite';
import { postListingViewModel } from '../../viewModels';
import type { PostListingViewModel } from '../PostListingViewModel';
import { ongoingPublication, queuedPublications } from './viewModels';

/** Publishes what a form that was left, or an earlier visit, has queued, until the person signs out. A toast says what became of it. */
export async function publishInBackground({ viewModels, uid, signal, notify, open }: SignedInSite): Promise<void> {
  const ongoing = (await viewModels.factoryOf(ongoingPublication))();
  const queued = (await viewModels.factoryOf(queuedPublications))();
  if (signal.aborted) return;
  const follow = async (form: PostListingViewModel) => {
    if (!(await ongoing.finished(form, signal))) return;
    const { toastOfPublication } = await import('./toastOfPublication');
    const toast = toastOfPublication(form, open);
    if (toast !== null) notify(toast);
  };
  const stopFollowing = reaction(
    () => ongoing.left,
    (form) => form !== null && void follow(form),
    { fireImmediately: true },
  );
  const stopQueue = queued.start(uid, async () => {
    const create = await viewModels.factoryOf(postListingViewModel);
    if (!signal.aborted) await ongoing.resume(create());
  });
  signal.addEventListener('abort', () => {
    stopFollowing();
    stopQueue();
  });
}
