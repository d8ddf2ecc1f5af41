import { expect, onTestFinished, test, vi } from 'vitest';
import { ChangeFeed } from '../../../../src/infrastructure/embedded/database/ChangeFeed';

const change = { store: 'listings', ids: ['velo'] } as const;

test('tells a change where it was made and in every other tab', async () => {
  const [here, there] = twoFeeds();
  const [hear, hearThere] = [vi.fn(), vi.fn()];
  here.subscribe(hear);
  there.subscribe(hearThere);
  here.publish(change);
  expect(hear).toHaveBeenCalledExactlyOnceWith(change);
  await vi.waitFor(() => expect(hearThere).toHaveBeenCalledExactlyOnceWith(change), { interval: 5 });
});

test('tells nothing to a listener that has unsubscribed', () => {
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

test('passes over what a tab of another version says', async () => {
  const name = crypto.randomUUID();
  const [here, there] = twoFeeds(name);
  const stranger = new BroadcastChannel(name);
  onTestFinished(() => stranger.close());
  const hear = vi.fn();
  here.subscribe(hear);
  for (const message of [null, 'listings', { store: 'listings' }, { store: 'listings', ids: 'velo' }])
    stranger.postMessage(message);
  there.publish(change);
  await vi.waitFor(() => expect(hear).toHaveBeenCalled(), { interval: 5 });
  expect(hear).toHaveBeenCalledExactlyOnceWith(change);
});

function twoFeeds(name: string = crypto.randomUUID()): [ChangeFeed, ChangeFeed] {
  const feeds: [ChangeFeed, ChangeFeed] = [new ChangeFeed(name), new ChangeFeed(name)];
  onTestFinished(() => feeds.forEach((feed) => feed.close()));
  return feeds;
}
