import { expect, test } from 'vitest';
import { APPEAL_PERIOD, MAXIMUM_APPEAL_LENGTH, mayJudge, newAppeal } from '../../../src/domain/moderation/Appeal';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { decidedAt } from './aStatement';

const decision = { personId: 'karim', decidedAt };

test('the person concerned appeals within six months, in up to two thousand characters', () => {
  expect([APPEAL_PERIOD, MAXIMUM_APPEAL_LENGTH]).toEqual([184 * DAY, 2000]);
  expect(newAppeal('karim', ' Le vélo est à moi. ', decision, decidedAt + APPEAL_PERIOD)).toEqual(
    success({
      personId: 'karim',
      text: 'Le vélo est à moi.',
      sentAt: decidedAt + APPEAL_PERIOD,
      outcome: 'pending',
      answer: '',
      answeredAt: null,
    }),
  );
  expect(newAppeal('karim', 'x'.repeat(MAXIMUM_APPEAL_LENGTH), decision, decidedAt).ok).toBe(true);
});

test('an appeal by somebody else, too late, without a text or with too long a text is refused', () => {
  expect(newAppeal('claire', 'Non.', decision, decidedAt)).toEqual(failure('foreign'));
  expect(newAppeal('karim', 'Non.', decision, decidedAt + APPEAL_PERIOD + 1)).toEqual(failure('too-late'));
  expect(newAppeal('karim', ' \u200b ', decision, decidedAt)).toEqual(failure('empty'));
  expect(newAppeal('karim', 'x'.repeat(2001), decision, decidedAt)).toEqual(failure('too-long'));
});

test('another admin judges an appeal, or a super admin', () => {
  const appeal = { personId: 'karim' };
  expect(mayJudge({ uid: 'omar', role: 'admin' }, appeal, 'nadia')).toEqual(success());
  expect(mayJudge({ uid: 'nadia', role: 'admin' }, appeal, 'nadia')).toEqual(failure('decided-it'));
  expect(mayJudge({ uid: 'lea', role: 'super_admin' }, appeal, 'lea')).toEqual(success());
  expect(mayJudge({ uid: 'claire', role: 'user' }, appeal, 'nadia')).toEqual(failure('no-admin'));
  expect(mayJudge({ uid: 'lea', role: 'super_admin' }, { personId: 'lea' }, 'nadia')).toEqual(failure('own'));
});
