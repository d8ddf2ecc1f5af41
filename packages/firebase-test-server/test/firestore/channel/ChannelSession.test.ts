import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelSession } from '../../../src/firestore/channel/ChannelSession';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session is closed when its client stays silent', () => {
  const onTimeout = vi.fn();
  const session = new ChannelSession({
    projectId: 'demo',
    openStream: () => ({ receive: () => undefined, close: () => undefined }),
    onTimeout,
  });
  vi.advanceTimersByTime(29_999);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTimeout).toHaveBeenCalledOnce();
  session.close();
});
