import { expect, onTestFinished, test, vi } from 'vitest';
import { QueuedPublications } from '../../../../../src/application/listings/QueuedPublications';
import { failure, success, type Result } from '../../../../../src/domain/shared/Result';
import { OngoingPublication } from '../../../../../src/presentation/listings/posting/queue/OngoingPublication';
import { publishInBackground } from '../../../../../src/presentation/listings/posting/queue/publishInBackground';
import {
  ongoingPublication,
  queuedPublications,
} from '../../../../../src/presentation/listings/posting/queue/viewModels';
import { postListingViewModel } from '../../../../../src/presentation/listings/viewModels';
import type { ToastContent } from '../../../../../src/presentation/shared/notices/notify';
import { aDraft } from '../../../../support/builders/aDraft';
import { aPosting } from '../../../../support/builders/aPosting';
import { aViewModelSource, given } from '../../../../support/doubles/aViewModelSource';
import { eventually } from '../../../../support/time/eventually';

/** A page other than the form, for Karim; the server answers with `answer`, once it does. */
async function aPage({
  isQueued = true,
  answer = success(),
}: { readonly isQueued?: boolean; readonly answer?: Result<void, 'full'> } = {}) {
  let isReachable = false;
  const posting = aPosting({
    storedDraft: aDraft(),
    publish: async () => (isReachable ? answer : failure('offline')),
  });
  if (isQueued) posting.queue.add('karim', 'velo');
  const ongoing = new OngoingPublication();
  const [notify, open] = [vi.fn<(toast: ToastContent) => void>(), vi.fn<(path: string) => void>()];
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const viewModels = aViewModelSource(
    given(ongoingPublication, () => ongoing),
    given(queuedPublications, () => new QueuedPublications(posting.queue, posting.backendStatus)),
    given(postListingViewModel, () => posting.viewModel),
  );
  const { signal } = ending;
  await publishInBackground({ viewModels, uid: 'karim', signal, notify, open, isOpen: () => false });
  const findNetwork = async () => {
    isReachable = true;
    await posting.time.pass(2000);
  };
  return { ...posting, ongoing, notify, open, ending, findNetwork };
}

test('a queued listing is published on any page, and a toast leads to it', async () => {
  const { findNetwork, notify, open, queue } = await aPage();
  await eventually(async () => {
    await findNetwork();
    expect(notify).toHaveBeenCalledOnce();
  });
  expect(queue.of('karim')).toBeNull();
  const [toast] = notify.mock.calls[0] ?? [];
  expect(toast).toMatchObject({ kind: 'success', text: 'Votre annonce est en ligne' });
  toast?.action?.run();
  expect(open).toHaveBeenCalledWith('/annonce/velo/velo-de-ville');
});

test('a queued listing that is refused stays a draft, to which a toast leads', async () => {
  const { findNetwork, notify, open, drafts } = await aPage({ answer: failure('full') });
  await eventually(async () => {
    await findNetwork();
    expect(notify).toHaveBeenCalledOnce();
  });
  const [toast] = notify.mock.calls[0] ?? [];
  expect(toast).toMatchObject({ kind: 'error', text: 'Votre annonce n’a pas pu être publiée' });
  toast?.action?.run();
  expect(open).toHaveBeenCalledWith('/deposer-annonce');
  expect(drafts.get('karim')).toEqual(aDraft());
});

test('a form that was left while it waits for the server is followed', async () => {
  const { findNetwork, notify, ongoing, viewModel } = await aPage({ isQueued: false });
  const leave = ongoing.show(viewModel);
  void viewModel.publish();
  leave();
  await eventually(async () => {
    await findNetwork();
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  });
});

test('a listing that is withdrawn is not mentioned', async () => {
  const { notify, ongoing, viewModel } = await aPage();
  await eventually(() => expect(ongoing.left).toBe(viewModel));
  await eventually(() => expect(viewModel.delivery?.isOffline).toBe(true));
  viewModel.delivery?.withdraw();
  await eventually(() => expect(ongoing.left).toBeNull());
  expect(notify).not.toHaveBeenCalled();
});

test('nothing is published for somebody who has signed out', async () => {
  const { ending, findNetwork, published, session, ongoing, queue } = await aPage();
  await eventually(() => expect(ongoing.left).not.toBeNull());
  ending.abort();
  session.show(null);
  const before = published.length;
  await findNetwork();
  expect([published.length, queue.of('karim')]).toEqual([before, 'velo']);
});
