import { describe, expect, test } from 'vitest';
import {
  asFailed,
  asSent,
  MAIL_INTERVAL,
  RETRY_DELAY,
  UNREAD_DELAY,
  withMessage,
  type MessageMail,
} from '../../../src/domain/notifications/MessageMail';
import { NOON } from '../../support/builders/aListing';

const to = { conversationId: 'velo~karim', recipientId: 'claire' };
const messageAt = (sentAt: number) => ({ ...to, sentAt });
const waiting: MessageMail = {
  ...to,
  messageAt: NOON,
  dueAt: NOON + UNREAD_DELAY,
  mailedAt: null,
  mailedUntil: null,
  attempts: 0,
};
const sent: MessageMail = { ...waiting, dueAt: null, mailedAt: NOON + UNREAD_DELAY, mailedUntil: NOON };

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

  test('an e-mail about a message is not sent again for a message of which its recipient has been told', () => {
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

  test('a sent e-mail tells up to the last message, and waits no more', () => {
    expect(asSent({ ...waiting, attempts: 2 }, NOON, now)).toEqual(sent);
  });

  test('an e-mail is not sent before it is due, nor when it has been taken by another process', () => {
    expect(asSent(waiting, NOON, now - 1)).toBeNull();
    expect(asSent(sent, NOON, now)).toBeNull();
  });

  test('a sent e-mail is followed by another one for a message that it does not contain', () => {
    const between = { ...waiting, messageAt: NOON + 5 };
    expect(asSent(between, NOON, now)).toEqual({ ...sent, messageAt: NOON + 5, dueAt: now + MAIL_INTERVAL });
  });
});

describe('failing', () => {
  const now = NOON + UNREAD_DELAY;

  test('an e-mail that could not be sent is tried again after five minutes, as if it had not been sent', () => {
    const failed = asFailed(sent, waiting, now, now + 1);
    expect(failed).toEqual({ ...waiting, dueAt: now + 1 + RETRY_DELAY, attempts: 1 });
    expect(RETRY_DELAY).toBe(300_000);
  });

  test('an e-mail that could not be sent is tried again when it could not even be prepared', () => {
    expect(asFailed(waiting, waiting, null, now)).toEqual({ ...waiting, dueAt: now + RETRY_DELAY, attempts: 1 });
  });

  test('an e-mail that could not be sent is given up after five attempts; the next message has one of its own', () => {
    const last = { ...waiting, attempts: 4 };
    expect(asFailed(sent, last, now, now)).toEqual({ ...sent, dueAt: null, attempts: 0 });
    expect(asFailed(sent, { ...waiting, attempts: 3 }, now, now).attempts).toBe(4);
  });

  test('an e-mail that could not be sent is left to the process that has sent it meanwhile', () => {
    expect(asFailed(sent, waiting, null, now)).toBe(sent);
    expect(asFailed({ ...sent, mailedAt: now + 7 }, waiting, now, now + 8).mailedAt).toBe(now + 7);
  });
});
