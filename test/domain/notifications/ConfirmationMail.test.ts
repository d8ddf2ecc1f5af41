import { describe, expect, test } from 'vitest';
import {
  asFailedConfirmationMail,
  CONFIRMATION_PERIOD,
  confirmationMailKey,
  postponedConfirmationMail,
  scheduledConfirmationMail,
  takenConfirmationMail,
  type ConfirmationMail,
} from '../../../src/domain/notifications/ConfirmationMail';
import { MAXIMUM_ATTEMPTS, RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

const subscription = {
  id: 'hash',
  email: 'claire@exemple.fr',
  subscribedAt: NOON,
  unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
};
const mail: ConfirmationMail = {
  subscriberId: 'hash',
  subscribedAt: NOON,
  token: 'k1L2m3N4o5P6q7R8s9T0',
  step: 'send',
  dueAt: NOON + 5,
  attempts: 0,
};
const asked: ConfirmationMail = { ...mail, step: 'end', dueAt: NOON + 5 + CONFIRMATION_PERIOD };
const other: ConfirmationMail = { ...mail, subscribedAt: NOON + 1 };

describe('an e-mail that asks for a confirmation', () => {
  test('a subscription is asked about at once, and an event that comes twice changes nothing', () => {
    expect(scheduledConfirmationMail(null, subscription, mail.token, NOON + 5)).toEqual(mail);
    for (const known of [mail, asked])
      expect(scheduledConfirmationMail(known, subscription, 'another token', NOON + 9)).toBe(known);
    expect(confirmationMailKey(mail)).toBe(`hash.${NOON}`);
  });

  test('a later subscription of the same address takes the place of the former one', () => {
    const again = { ...subscription, subscribedAt: NOON + DAY };
    expect(scheduledConfirmationMail({ ...asked, attempts: 3 }, again, 'new token', NOON + DAY)).toEqual({
      ...mail,
      subscribedAt: NOON + DAY,
      token: 'new token',
      dueAt: NOON + DAY,
    });
  });

  test('a subscription of long ago that is stored again is not asked about', () => {
    expect(scheduledConfirmationMail(null, subscription, mail.token, NOON + 7 * DAY - 1)).not.toBeNull();
    expect(scheduledConfirmationMail(null, subscription, mail.token, NOON + 7 * DAY)).toBeNull();
  });

  test('an e-mail is taken by one process, and its subscription then waits for thirty days', () => {
    expect(takenConfirmationMail({ ...mail, attempts: 2 }, mail, NOON + 5)).toEqual(asked);
    for (const changed of [asked, other, { ...mail, dueAt: NOON + 6 }])
      expect(takenConfirmationMail(changed, mail, NOON + 9)).toBeNull();
  });

  test('what is put off is due later, unless another process has changed it', () => {
    expect(postponedConfirmationMail({ ...mail, attempts: 1 }, mail, NOON + DAY)).toEqual({
      ...mail,
      attempts: 1,
      dueAt: NOON + DAY,
    });
    expect(postponedConfirmationMail(other, mail, NOON + DAY)).toBeNull();
  });

  test('an e-mail that could not be sent is tried again, and given up as if it had been sent', () => {
    const now = NOON + 9;
    expect(asFailedConfirmationMail(asked, mail, true, now)).toEqual({
      ...mail,
      dueAt: now + RETRY_DELAY,
      attempts: 1,
    });
    expect(asFailedConfirmationMail(mail, mail, false, now)).toEqual({
      ...mail,
      dueAt: now + RETRY_DELAY,
      attempts: 1,
    });
    const last = { ...mail, attempts: MAXIMUM_ATTEMPTS - 1 };
    expect(asFailedConfirmationMail(asked, last, true, now)).toEqual({ ...asked, dueAt: now + CONFIRMATION_PERIOD });
  });

  test('a subscription that could not be removed is tried again an hour later', () => {
    expect(asFailedConfirmationMail(asked, asked, false, NOON)).toEqual({ ...asked, dueAt: NOON + HOUR });
  });

  test('a failure changes nothing of what another process has changed meanwhile', () => {
    expect(asFailedConfirmationMail({ ...asked, subscribedAt: NOON + 1 }, mail, true, NOON)).toBeNull();
    expect(asFailedConfirmationMail(mail, mail, true, NOON)).toBeNull();
    expect(asFailedConfirmationMail(asked, mail, false, NOON)).toBeNull();
  });
});
