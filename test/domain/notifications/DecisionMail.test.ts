import { describe, expect, test } from 'vitest';
import {
  asFailedDecisionMail,
  decisionMailKey,
  mailAbout,
  NEWS_PERIOD,
  newsOf,
  takenDecisionMail,
  type DecisionMail,
} from '../../../src/domain/notifications/DecisionMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aDecision, decidedAt } from '../../support/builders/aDecision';

const NOW = decidedAt + MINUTE;
const answeredAt = decidedAt + 30 * DAY;
const mail: DecisionMail = {
  decisionId: '0000000042',
  news: 'taken',
  recipientId: 'karim',
  newsAt: decidedAt,
  dueAt: NOW,
  attempts: 0,
};

describe('what is told of a decision', () => {
  test('a decision that stands is news to the person concerned, and so is its judgement; an appeal of their own is none', () => {
    expect(newsOf({ status: 'standing' })).toBe('taken');
    expect(newsOf({ status: 'appealed' })).toBeNull();
    expect(newsOf({ status: 'upheld' })).toBe('judged');
    expect(newsOf({ status: 'overturned' })).toBe('judged');
  });

  test('an e-mail about a decision is due at once, and has a key of its own for each piece of news', () => {
    expect(mailAbout(aDecision(), NOW)).toEqual(mail);
    const judged = mailAbout(aDecision({ status: 'upheld', answeredAt }), answeredAt + 5);
    expect(judged).toEqual({ ...mail, news: 'judged', newsAt: answeredAt, dueAt: answeredAt + 5 });
    expect(decisionMailKey(mail)).toBe('0000000042~taken');
    expect(judged && decisionMailKey(judged)).toBe('0000000042~judged');
  });

  test('no e-mail is about a decision against which the person concerned has appealed', () => {
    expect(mailAbout(aDecision({ status: 'appealed', appealedAt: NOW }), NOW)).toBeNull();
  });

  test('an old decision that is stored again notifies nobody, and neither does an old judgement', () => {
    expect(mailAbout(aDecision(), decidedAt + NEWS_PERIOD - 1)).not.toBeNull();
    expect(mailAbout(aDecision(), decidedAt + NEWS_PERIOD)).toBeNull();
    const judged = aDecision({ status: 'overturned', answeredAt });
    expect(mailAbout(judged, answeredAt + NEWS_PERIOD - 1)).not.toBeNull();
    expect(mailAbout(judged, answeredAt + NEWS_PERIOD)).toBeNull();
    expect(mailAbout(aDecision({ status: 'overturned' }), NOW)).toBeNull();
  });
});

describe('sending', () => {
  test('an e-mail about a decision is taken once it is due, by one process', () => {
    const before = { ...mail, attempts: 2 };
    const taken = { ...mail, dueAt: null };
    expect(takenDecisionMail(before, NOW - 1)).toBeNull();
    expect(takenDecisionMail(before, NOW)).toEqual(taken);
    expect(takenDecisionMail(taken, NOW)).toBeNull();
  });
});

describe('failing', () => {
  const taken = { ...mail, dueAt: null };

  test('an e-mail about a decision that could not be sent is tried again, each time after twice as long, for 42 hours', () => {
    const waits: number[] = [];
    for (let attempts = 0; attempts < 9; attempts += 1) {
      const failed = asFailedDecisionMail(taken, { ...mail, attempts }, true, NOW);
      expect(failed).toEqual({ ...mail, dueAt: failed.dueAt, attempts: attempts + 1 });
      waits.push((failed.dueAt ?? 0) - NOW);
    }
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40].map((minutes) => minutes * MINUTE));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR;
    expect(Math.floor(hours)).toBe(42);
  });

  test('an e-mail about a decision is given up after ten attempts', () => {
    const last = { ...mail, attempts: 9 };
    expect(asFailedDecisionMail(taken, last, true, NOW)).toEqual(taken);
    expect(asFailedDecisionMail(last, last, false, NOW)).toEqual(taken);
  });

  test('an e-mail about a decision that could not be prepared is tried again', () => {
    expect(asFailedDecisionMail(mail, mail, false, NOW)).toEqual({ ...mail, dueAt: NOW + RETRY_DELAY, attempts: 1 });
  });

  test('an e-mail about a decision that failed is left to the process that has taken it', () => {
    expect(asFailedDecisionMail(taken, mail, false, NOW)).toBe(taken);
    const delayed = { ...mail, dueAt: NOW + 1 };
    expect(asFailedDecisionMail(delayed, mail, true, NOW)).toBe(delayed);
  });
});
