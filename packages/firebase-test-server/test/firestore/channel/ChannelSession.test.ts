import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelSession } from '../../../src/firestore/channel/ChannelSession';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session whose client has gone without a word is forgotten', () => {
  const onSilence = vi.fn();
  const session = new ChannelSession({
    projectId: 'demo',
    openStream: () => ({ receive: () => undefined, close: () => undefined }),
    onSilence,
  });
  vi.advanceTimersByTime(29_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  session.close();
});
