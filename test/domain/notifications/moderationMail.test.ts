import { describe, expect, test } from 'vitest';
import { asFailedSingleMail, takenSingleMail, type SingleMail } from '../../../src/domain/notifications/moderationMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';

const NOW = Date.UTC(2026, 10, 23);
const mail: SingleMail & { readonly recipientId: string } = { recipientId: 'karim', dueAt: NOW, attempts: 0 };

describe('sending', () => {
  test('an e-mail of the moderation is taken once it is due, by one process', () => {
    const before = { ...mail, attempts: 2 };
    const taken = { ...mail, dueAt: null };
    expect(takenSingleMail(before, NOW - 1)).toBeNull();
    expect(takenSingleMail(before, NOW)).toEqual(taken);
    expect(takenSingleMail(taken, NOW)).toBeNull();
  });
});

describe('failing', () => {
  const taken: typeof mail = { ...mail, dueAt: null };

  test('an e-mail of the moderation that could not be sent is tried again, each time after twice as long, for 42 hours', () => {
    const waits: number[] = [];
    for (let attempts = 0; attempts < 9; attempts += 1) {
      const failed = asFailedSingleMail(taken, { ...mail, attempts }, true, NOW);
      expect(failed).toEqual({ ...mail, dueAt: failed.dueAt, attempts: attempts + 1 });
      waits.push((failed.dueAt ?? 0) - NOW);
    }
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40].map((minutes) => minutes * MINUTE));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR;
    expect(Math.floor(hours)).toBe(42);
  });

  test('an e-mail of the moderation is given up after ten attempts', () => {
    const last = { ...mail, attempts: 9 };
    expect(asFailedSingleMail(taken, last, true, NOW)).toEqual(taken);
    expect(asFailedSingleMail(last, last, false, NOW)).toEqual(taken);
  });

  test('an e-mail of the moderation that could not be prepared is tried again', () => {
    expect(asFailedSingleMail(mail, mail, false, NOW)).toEqual({ ...mail, dueAt: NOW + RETRY_DELAY, attempts: 1 });
  });

  test('an e-mail of the moderation that failed is left to the process that has taken it', () => {
    expect(asFailedSingleMail(taken, mail, false, NOW)).toBe(taken);
    const delayed = { ...mail, dueAt: NOW + 1 };
    expect(asFailedSingleMail(delayed, mail, true, NOW)).toBe(delayed);
  });
});
