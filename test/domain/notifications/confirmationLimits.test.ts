import { describe, expect, test } from 'vitest';
import {
  countedConfirmation,
  DAILY_CONFIRMATION_MAILS,
  dayOpensAt,
  MAILBOX_PERIOD,
  mailboxOpensAt,
} from '../../../src/domain/notifications/confirmationLimits';
import { DAY } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

const MIDNIGHT = Math.floor(NOON / DAY) * DAY;

describe('limits of e-mails that ask for a confirmation', () => {
  test('a mailbox that was sent none is open, and closed for a week after another one', () => {
    expect(mailboxOpensAt(null, 'one', NOON)).toBe(NOON);
    const mark = { mail: 'other', at: NOON };
    expect(mailboxOpensAt(mark, 'one', NOON + 1)).toBe(NOON + MAILBOX_PERIOD);
    expect(mailboxOpensAt(mark, 'one', NOON + MAILBOX_PERIOD + 1)).toBe(NOON + MAILBOX_PERIOD + 1);
  });

  test('a mailbox stays open for another attempt at the e-mail that it was last sent', () => {
    expect(mailboxOpensAt({ mail: 'one', at: NOON }, 'one', NOON + 1)).toBe(NOON + 1);
  });

  test('a day on which as many were sent as may be is over until the next one begins', () => {
    let count = countedConfirmation(null, NOON);
    expect(count).toEqual({ day: MIDNIGHT, sent: 1 });
    while (count.sent < DAILY_CONFIRMATION_MAILS) {
      expect(dayOpensAt(count, NOON)).toBe(NOON);
      count = countedConfirmation(count, NOON);
    }
    expect(dayOpensAt(count, NOON)).toBe(MIDNIGHT + DAY);
    expect(dayOpensAt(count, MIDNIGHT + DAY)).toBe(MIDNIGHT + DAY);
    expect(countedConfirmation(count, MIDNIGHT + DAY)).toEqual({ day: MIDNIGHT + DAY, sent: 1 });
    expect(dayOpensAt(null, NOON)).toBe(NOON);
  });
});
