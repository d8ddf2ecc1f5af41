import { describe, expect, test } from 'vitest';
import { decisionMailKey, mailAbout, newsOf, type DecisionMail } from '../../../src/domain/notifications/DecisionMail';
import { NEWS_PERIOD } from '../../../src/domain/notifications/moderationMail';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
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

describe('what a notification of a decision says', () => {
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
