import { describe, expect, test } from 'vitest';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import {
  asFailedEnding,
  dayOf,
  endingsAmong,
  mentionedEnds,
  takenEnding,
  withEnding,
  type EndingMail,
} from '../../../src/domain/notifications/EndingMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';

const TODAY = Date.UTC(2026, 5, 15);
/** Eight o’clock in Paris. */
const MORNING = Date.UTC(2026, 5, 15, 6);
const mail: EndingMail = { recipientId: 'claire', day: TODAY, dueAt: MORNING, attempts: 0 };

describe('scheduling', () => {
  test('an e-mail about the end of listings is due at eight o’clock in Paris on its day, in summer and in winter', () => {
    expect(dayOf(NOON)).toBe(TODAY);
    expect(dayOf(TODAY)).toBe(TODAY);
    expect(withEnding(null, 'claire', TODAY)).toEqual(mail);
    expect(withEnding(null, 'claire', Date.UTC(2026, 11, 1)).dueAt).toBe(Date.UTC(2026, 11, 1, 7));
  });

  test('a person is entered once for a day, whatever became of their e-mail, and again for the next one', () => {
    for (const before of [mail, { ...mail, dueAt: null }, { ...mail, day: TODAY + DAY }])
      expect(withEnding(before, 'claire', TODAY)).toBe(before);
    expect(withEnding({ ...mail, dueAt: null, attempts: 3 }, 'claire', TODAY + DAY)).toEqual({
      ...mail,
      day: TODAY + DAY,
      dueAt: MORNING + DAY,
    });
  });
});

describe('the listings that are mentioned', () => {
  const ending = (state: ListingState, expiresAt: number) => aListing({ id: `${state}`, state, expiresAt });

  test('listings are mentioned on the day from which they can be renewed, and on the one that follows their last', () => {
    const [soon, ended] = mentionedEnds(TODAY);
    expect([soon, ended]).toEqual([TODAY + 3 * DAY, TODAY]);
    const end = expiryOf(NOON);
    expect(mentionedEnds(end - 3 * DAY)[0]).toBe(end);
    expect(endingsAmong([ending('online', end)], end - 3 * DAY - 1).soon).toEqual([]);
    expect(endingsAmong([ending('online', end)], end - 3 * DAY).soon).toHaveLength(1);
  });

  test('listings that are online or reserved end soon until they have ended', () => {
    const [online, reserved, over] = [
      ending('online', TODAY + 3 * DAY),
      ending('reserved', TODAY + 3 * DAY),
      ending('reserved', TODAY),
    ];
    const expired = ending('expired', TODAY);
    expect(endingsAmong([online, over, reserved, expired], MORNING)).toEqual({
      soon: [online, reserved],
      ended: [over, expired],
    });
    expect(endingsAmong([online], TODAY + 3 * DAY)).toEqual({ soon: [], ended: [online] });
  });

  test.each(['draft', 'in-review', 'sold', 'paused', 'deleted', 'refused'] as const)(
    'a listing that is not online is not mentioned: %s',
    (state) => {
      expect(endingsAmong([ending(state, TODAY), ending(state, TODAY + 3 * DAY)], MORNING)).toEqual({
        soon: [],
        ended: [],
      });
    },
  );

  test('a listing that was renewed meanwhile is not mentioned', () => {
    expect(endingsAmong([ending('online', TODAY + 60 * DAY)], MORNING)).toEqual({ soon: [], ended: [] });
  });
});

describe('sending', () => {
  test('an e-mail about the end of listings is taken once it is due, by one process', () => {
    const before = { ...mail, attempts: 2 };
    const taken = { ...mail, dueAt: null };
    expect(takenEnding(before, before, MORNING - 1)).toBeNull();
    expect(takenEnding(before, before, MORNING)).toEqual(taken);
    expect(takenEnding(taken, before, MORNING)).toBeNull();
  });

  test('an e-mail about the end of listings is not taken for one of another day', () => {
    expect(takenEnding({ ...mail, day: TODAY + DAY }, mail, MORNING + DAY)).toBeNull();
  });
});

describe('failing', () => {
  const taken = { ...mail, dueAt: null };

  test('an e-mail about the end of listings that could not be sent is tried again after 5, 10, 20 and 40 minutes', () => {
    for (const [attempts, minutes] of [5, 10, 20, 40].entries())
      expect(asFailedEnding(taken, { ...mail, attempts }, true, MORNING + 1)).toEqual({
        ...mail,
        dueAt: MORNING + 1 + minutes * 60_000,
        attempts: attempts + 1,
      });
  });

  test('an e-mail about the end of listings that could not be prepared is tried again', () => {
    expect(asFailedEnding(mail, mail, false, MORNING)).toEqual({ ...mail, dueAt: MORNING + RETRY_DELAY, attempts: 1 });
  });

  test('an e-mail about the end of listings is given up after five attempts', () => {
    const last = { ...mail, attempts: 4 };
    expect(asFailedEnding(taken, last, true, MORNING + HOUR)).toEqual(taken);
  });

  test('an e-mail about the end of listings that failed is left to the process that has taken it, and to its new day', () => {
    expect(asFailedEnding(taken, mail, false, MORNING)).toBe(taken);
    const delayed = { ...mail, dueAt: MORNING + 1 };
    expect(asFailedEnding(delayed, mail, true, MORNING)).toBe(delayed);
    const next = { ...taken, day: TODAY + DAY };
    expect(asFailedEnding(next, mail, true, MORNING)).toBe(next);
  });
});
