import { expect, onTestFinished, test, vi } from 'vitest';
import { ChangeFeed } from '../../../../src/infrastructure/embedded/database/ChangeFeed';
import { eventually } from '../../../support/time/eventually';

const change = { store: 'listings', ids: ['velo'] } as const;

test('a change is emitted in its own tab and in every other tab', async () => {
  const [here, there] = twoFeeds();
  const [listener, otherListener] = [vi.fn(), vi.fn()];
  here.subscribe(listener);
  there.subscribe(otherListener);
  here.publish(change);
  expect(listener).toHaveBeenCalledExactlyOnceWith(change);
  await eventually(() => expect(otherListener).toHaveBeenCalledExactlyOnceWith(change), { interval: 5 });
});

test('a listener that has unsubscribed is not called', () => {
  const [here] = twoFeeds();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = here.subscribe(first);
  here.subscribe(second);
  unsubscribe();
  unsubscribe();
  here.publish(change);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('messages of another version are ignored', async () => {
  const name = crypto.randomUUID();
  const [here, there] = twoFeeds(name);
  const stranger = new BroadcastChannel(name);
  onTestFinished(() => stranger.close());
  const listener = vi.fn();
  here.subscribe(listener);
  for (const message of [null, 'listings', { store: 'listings' }, { store: 'listings', ids: 'velo' }])
    stranger.postMessage(message);
  there.publish(change);
  await eventually(() => expect(listener).toHaveBeenCalled(), { interval: 5 });
  expect(listener).toHaveBeenCalledExactlyOnceWith(change);
});

function twoFeeds(name: string = crypto.randomUUID()): [ChangeFeed, ChangeFeed] {
  const feeds: [ChangeFeed, ChangeFeed] = [new ChangeFeed(name), new ChangeFeed(name)];
  onTestFinished(() => feeds.forEach((feed) => feed.close()));
  return feeds;
}
