import { describe, expect, test } from 'vitest';
import {
  afterRun,
  asFailedSearchMail,
  firstSearchMail,
  type SearchMail,
} from '../../../src/domain/notifications/SearchMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

/** Eight o’clock in Paris on the day after `NOON`. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const first: SearchMail = { recipientId: 'claire', dueAt: MORNING, announcedUntil: 0, attempts: 0 };

describe('scheduling', () => {
  test('the first e-mail about searches is due at the next eight o’clock in Paris', () => {
    expect(firstSearchMail('claire', NOON)).toEqual(first);
    expect(firstSearchMail('claire', MORNING - 1).dueAt).toBe(MORNING);
    expect(firstSearchMail('claire', MORNING).dueAt).toBe(MORNING + DAY);
  });

  test('an e-mail about searches is due at eight o’clock of the local time, on the days too on which the clocks change', () => {
    const dueAfter = (now: number) => firstSearchMail('claire', now).dueAt;
    expect(dueAfter(Date.UTC(2026, 2, 28, 22, 30))).toBe(Date.UTC(2026, 2, 29, 6));
    expect(dueAfter(Date.UTC(2026, 2, 28, 7))).toBe(Date.UTC(2026, 2, 29, 6));
    expect(dueAfter(Date.UTC(2026, 9, 24, 6))).toBe(Date.UTC(2026, 9, 25, 7));
  });
});

describe('sending', () => {
  test('an e-mail about searches tells up to its newest listing, and waits for the next morning', () => {
    const sent = afterRun({ ...first, attempts: 2 }, NOON, MORNING + 5);
    expect(sent).toEqual({ ...first, dueAt: MORNING + DAY, announcedUntil: NOON });
  });

  test('searches without new listings leave what the person was notified of, and wait for the next morning', () => {
    expect(afterRun({ ...first, announcedUntil: NOON }, null, MORNING)).toEqual({
      ...first,
      dueAt: MORNING + DAY,
      announcedUntil: NOON,
    });
  });

  test('an e-mail about searches is not sent before it is due, nor when it has been taken by another process', () => {
    expect(afterRun(first, NOON, MORNING - 1)).toBeNull();
    expect(afterRun({ ...first, dueAt: MORNING + DAY }, NOON, MORNING)).toBeNull();
  });
});

describe('failing', () => {
  const taken = { ...first, dueAt: MORNING + DAY, announcedUntil: NOON };

  test('an e-mail about searches that could not be sent is tried again after 5, 10, 20 and 40 minutes, as if it had not been sent', () => {
    for (const [attempts, minutes] of [5, 10, 20, 40].entries()) {
      const before = { ...first, attempts };
      expect(asFailedSearchMail(taken, before, MORNING, MORNING + 1)).toEqual({
        ...first,
        dueAt: MORNING + 1 + minutes * 60_000,
        attempts: attempts + 1,
      });
    }
  });

  test('an e-mail about searches that could not be prepared is tried again', () => {
    expect(asFailedSearchMail(first, first, null, MORNING)).toEqual({
      ...first,
      dueAt: MORNING + RETRY_DELAY,
      attempts: 1,
    });
  });

  test('an e-mail about searches is given up until the next morning after five attempts, and tells then of the same listings', () => {
    const last = { ...first, attempts: 4 };
    expect(asFailedSearchMail(taken, last, MORNING, MORNING + HOUR)).toEqual({ ...first, dueAt: MORNING + DAY });
  });

  test('an e-mail about searches that could not be sent is left to the process that has taken it meanwhile', () => {
    expect(asFailedSearchMail(taken, first, null, MORNING)).toBe(taken);
    expect(asFailedSearchMail(taken, first, MORNING + DAY, MORNING + DAY)).toBe(taken);
  });
});
