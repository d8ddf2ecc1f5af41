import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { QueuedListingViewModel } from '../../../../../src/presentation/listings/posting/queue/QueuedListingViewModel';
import type { PostListingViewModel } from '../../../../../src/presentation/listings/posting/PostListingViewModel';
import { aDraft } from '../../../../support/builders/aDraft';
import { aPosting } from '../../../../support/builders/aPosting';
import { aSession } from '../../../../support/builders/aSession';
import { InMemoryPublicationQueue } from '../../../../support/inMemory/listings/InMemoryPublicationQueue';

function follow(queuedId: string) {
  const { session } = aSession('user');
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', queuedId);
  const ongoing: { left: PostListingViewModel | null } = { left: aPosting().viewModel };
  makeAutoObservable(ongoing, { left: observableRef });
  const draft = aDraft({ title: 'Vélo pliant' });
  const waiting = new QueuedListingViewModel(session, queue, { of: () => draft }, ongoing);
  return { session, queue, ongoing, waiting };
}

test('a listing waits until the form that was left has ended in this tab', () => {
  const { ongoing, queue, waiting } = follow(aDraft().id);
  const stop = waiting.start();
  expect(waiting.title).toBe('Vélo pliant');
  queue.remove('karim');
  runInAction(() => (ongoing.left = null));
  expect(waiting.title).toBeNull();
  stop();
});

test('the queued listing of one person is not named to a visitor', () => {
  const { session, waiting } = follow(aDraft().id);
  waiting.start();
  session.show(null);
  expect(waiting.title).toBeNull();
});

test('a draft that is not the queued one is not said to wait', () => {
  const { waiting } = follow('another');
  waiting.start();
  expect(waiting.title).toBeNull();
});
