import { describe, expect, test } from 'vitest';
import {
  afterStep,
  asFailed,
  MAIL_INTERVAL,
  UNREAD_DELAY,
  withMessage,
  type MessageMail,
} from '../../../src/domain/notifications/MessageMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { NOON } from '../../support/builders/aListing';

const to = { conversationId: 'velo~karim', recipientId: 'claire' };
const messageAt = (sentAt: number) => ({ ...to, sentAt });
const waiting: MessageMail = {
  ...to,
  messageAt: NOON,
  dueAt: NOON + UNREAD_DELAY,
  mailedAt: null,
  settledUntil: null,
  attempts: 0,
};
const sent: MessageMail = { ...waiting, dueAt: null, mailedAt: NOON + UNREAD_DELAY, settledUntil: NOON };

describe('scheduling', () => {
  test('an e-mail about a message waits for two minutes, in which the message may be read', () => {
    expect(withMessage(null, messageAt(NOON))).toEqual(waiting);
    expect(UNREAD_DELAY).toBe(120_000);
  });

  test('an e-mail about a message tells of the messages that come while it waits, and waits no longer for them', () => {
    expect(withMessage(waiting, messageAt(NOON + 5))).toEqual({ ...waiting, messageAt: NOON + 5 });
  });

  test('an e-mail about a message waits once for a message that is announced twice, or after a later one', () => {
    expect(withMessage(waiting, messageAt(NOON))).toBe(waiting);
    expect(withMessage(waiting, messageAt(NOON - 5))).toBe(waiting);
  });

  test('an e-mail about a message is not sent again for a message of which its recipient has been notified', () => {
    expect(withMessage(sent, messageAt(NOON))).toBe(sent);
    expect(withMessage(sent, messageAt(NOON - 5))).toBe(sent);
  });

  test('an e-mail about a message waits for a quarter of an hour after the last one of its conversation', () => {
    const next = withMessage(sent, messageAt(NOON + 1));
    expect(next).toEqual({ ...sent, messageAt: NOON + 1, dueAt: NOON + UNREAD_DELAY + MAIL_INTERVAL });
    expect(MAIL_INTERVAL).toBe(900_000);
  });

  test('an e-mail about a message waits for two minutes where the last one is long ago', () => {
    const later = NOON + 3_600_000;
    expect(withMessage(sent, messageAt(later)).dueAt).toBe(later + UNREAD_DELAY);
  });
});

describe('sending', () => {
  const now = NOON + UNREAD_DELAY;
  const send = { kind: 'send', until: NOON } as const;

  test('a sent e-mail tells up to the last message, and waits no more', () => {
    expect(afterStep({ ...waiting, attempts: 2 }, send, now)).toEqual(sent);
  });

  test('an e-mail is not sent before it is due, nor when it has been taken by another process', () => {
    expect(afterStep(waiting, send, now - 1)).toBeNull();
    expect(afterStep(sent, send, now)).toBeNull();
  });

  test('a sent e-mail is followed by another one for a message that it does not contain', () => {
    const between = { ...waiting, messageAt: NOON + 5 };
    expect(afterStep(between, send, now)).toEqual({ ...sent, messageAt: NOON + 5, dueAt: now + MAIL_INTERVAL });
  });

  test('an e-mail that is not needed settles its messages, and delays no later one', () => {
    const drop = { kind: 'drop', until: NOON } as const;
    const dropped = { ...waiting, dueAt: null, settledUntil: NOON };
    expect(afterStep(waiting, drop, now)).toEqual(dropped);
    expect(withMessage(dropped, messageAt(NOON + 1)).dueAt).toBe(NOON + 1 + UNREAD_DELAY);
    const between = { ...waiting, messageAt: NOON + 5 };
    expect(afterStep(between, drop, now)?.dueAt).toBe(NOON + 5 + UNREAD_DELAY);
  });

  test('an e-mail waits for as long as its delay says', () => {
    expect(afterStep(waiting, { kind: 'wait', dueAt: now + 7 }, now)).toEqual({ ...waiting, dueAt: now + 7 });
  });
});

describe('failing', () => {
  const now = NOON + UNREAD_DELAY;

  test('an e-mail that could not be sent is tried again after five minutes, then after twice as long, as if it had not been sent', () => {
    const failed = asFailed(sent, waiting, now, now + 1);
    expect(failed).toEqual({ ...waiting, dueAt: now + 1 + RETRY_DELAY, attempts: 1 });
    expect(RETRY_DELAY).toBe(300_000);
    const again = asFailed({ ...sent, mailedAt: now + 9 }, { ...waiting, attempts: 2 }, now + 9, now + 10);
    expect(again).toEqual({ ...waiting, dueAt: now + 10 + 4 * RETRY_DELAY, attempts: 3 });
  });

  test('an e-mail that could not be prepared is tried again', () => {
    expect(asFailed(waiting, waiting, null, now)).toEqual({ ...waiting, dueAt: now + RETRY_DELAY, attempts: 1 });
  });

  test('an e-mail that could not be sent is given up after five attempts', () => {
    const last = { ...waiting, attempts: 4 };
    expect(asFailed(sent, last, now, now)).toEqual({ ...sent, dueAt: null, attempts: 0 });
    expect(asFailed(last, last, null, now)).toEqual({ ...waiting, dueAt: null, attempts: 0 });
    expect(asFailed(sent, { ...waiting, attempts: 3 }, now, now).attempts).toBe(4);
  });

  test('an e-mail that is given up leaves none for a message that it would have told of', () => {
    const taken = { ...sent, messageAt: NOON + 5, settledUntil: NOON + 5 };
    expect(asFailed(taken, { ...waiting, attempts: 4 }, now, now + 1).dueAt).toBeNull();
  });

  test('an e-mail that is given up leaves one for a message that came meanwhile', () => {
    const last = { ...waiting, attempts: 4 };
    const taken = { ...sent, messageAt: NOON + 5, dueAt: now + MAIL_INTERVAL };
    expect(asFailed(taken, last, now, now + 1).dueAt).toBe(now + 1 + MAIL_INTERVAL);
    expect(asFailed({ ...taken, settledUntil: null }, last, now, now + 1).dueAt).toBe(now + 1 + MAIL_INTERVAL);
    expect(asFailed({ ...last, messageAt: NOON + 5 }, last, null, now).dueAt).toBe(now + MAIL_INTERVAL);
  });

  test('an e-mail that could not be sent is left to the process that has sent it meanwhile', () => {
    expect(asFailed(sent, waiting, null, now)).toBe(sent);
    const other = { ...sent, mailedAt: now + 7 };
    expect(asFailed(other, waiting, now, now + 8)).toBe(other);
    const dropped = { ...waiting, dueAt: null, settledUntil: NOON };
    expect(asFailed(dropped, waiting, null, now)).toBe(dropped);
  });
});
