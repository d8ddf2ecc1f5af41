import { describe, expect, test } from 'vitest';
import {
  asFailedQueuedPush,
  takenQueuedPush,
  withQueuedPush,
  type QueuedPush,
} from '../../../src/domain/notifications/QueuedPush';
import { MAXIMUM_ATTEMPTS, RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY } from '../../../src/domain/shared/Instant';

const TODAY = Date.UTC(2026, 5, 16);
/** Eight o’clock in Paris. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const shown = { title: 'Vélos', text: 'Vélo de ville', tag: 'savedSearches', path: '/favoris' };
const news = { recipientId: 'claire', day: TODAY, about: 'velo', ...shown };
const waiting: QueuedPush = { ...news, dueAt: MORNING, attempts: 0, deviceIds: [] };

describe('a push of the morning', () => {
  test('a push is due as soon as it is entered', () => {
    expect(withQueuedPush(null, news, MORNING)).toEqual(waiting);
  });

  test('a second push for the same day, or an earlier one, is not entered, whatever it is about', () => {
    expect(withQueuedPush(waiting, news, MORNING + 1)).toBe(waiting);
    expect(withQueuedPush(waiting, { ...news, about: 'table' }, MORNING + 1)).toBe(waiting);
    expect(withQueuedPush(waiting, { ...news, about: 'table', day: TODAY - DAY }, MORNING + 1)).toBe(waiting);
  });

  test('the same news are not pushed on the next day, and other ones take the place of what was pushed', () => {
    const sent = { ...waiting, dueAt: null, attempts: 2, deviceIds: ['phone'] };
    expect(withQueuedPush(sent, { ...news, day: TODAY + DAY }, MORNING + DAY)).toBe(sent);
    const other = { ...news, day: TODAY + DAY, about: 'table' };
    expect(withQueuedPush(sent, other, MORNING + DAY)).toEqual({
      ...other,
      dueAt: MORNING + DAY,
      attempts: 0,
      deviceIds: [],
    });
  });

  test('a push is taken once, when it is due, with the devices to which it is sent', () => {
    const before = { ...waiting, deviceIds: ['laptop'] };
    expect(takenQueuedPush(before, before, ['phone'], MORNING - 1)).toBeNull();
    const taken = takenQueuedPush(before, before, ['phone'], MORNING);
    expect(taken).toEqual({ ...before, dueAt: null, deviceIds: ['laptop', 'phone'] });
    expect(taken && takenQueuedPush(taken, before, ['phone'], MORNING)).toBeNull();
  });

  test('a push that another one has replaced is not taken in its place', () => {
    const next = { ...waiting, day: TODAY + DAY, about: 'table' };
    expect(takenQueuedPush(next, waiting, ['phone'], MORNING + DAY)).toBeNull();
  });
});

describe('a push of the morning that could not be sent', () => {
  const taken = { ...waiting, dueAt: null, deviceIds: ['phone', 'laptop'] };

  test('a push is tried again later, on the devices that have not got it', () => {
    expect(asFailedQueuedPush(taken, waiting, ['phone'], MORNING)).toEqual({
      ...taken,
      dueAt: MORNING + RETRY_DELAY,
      attempts: 1,
      deviceIds: ['laptop'],
    });
  });

  test('a push that was not taken is tried again later', () => {
    expect(asFailedQueuedPush(waiting, waiting, null, MORNING)).toEqual({
      ...waiting,
      dueAt: MORNING + RETRY_DELAY,
      attempts: 1,
    });
  });

  test('a push is given up after five attempts', () => {
    const before = { ...waiting, attempts: MAXIMUM_ATTEMPTS - 1 };
    const last = { ...before, dueAt: null, deviceIds: ['phone'] };
    expect(asFailedQueuedPush(last, before, ['phone'], MORNING)).toMatchObject({ dueAt: null, attempts: 5 });
  });

  test('a push that another process has taken, or that is for another day by now, stays as it is', () => {
    expect(asFailedQueuedPush(taken, waiting, null, MORNING)).toBe(taken);
    expect(asFailedQueuedPush(waiting, waiting, ['phone'], MORNING)).toBe(waiting);
    const next = { ...taken, day: TODAY + DAY };
    expect(asFailedQueuedPush(next, waiting, ['phone'], MORNING)).toBe(next);
  });
});
