import { describe, expect, test } from 'vitest';
import { APPEAL_PERIOD } from '../../../src/domain/moderation/Appeal';
import type { JudgementOrder } from '../../../src/domain/moderation/judge';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  aBicycle,
  actionsIn,
  answer,
  aReport,
  bicycle,
  claire,
  decided,
  decisionsAbout,
  expectNewest,
  firstOf,
  readListing,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
} from './ModerationBackend';

const anInstant: unknown = expect.any(Number);
const appeal = 'C’est mon propre vélo, et je ne demande aucun mandat.';

function judgement(
  by: 'nadia' | 'omar' | 'solene' | 'karim',
  status: JudgementOrder['status'],
  changes: Partial<JudgementOrder> = {},
): JudgementOrder {
  return { by, decision: 1, status, answer, note: '', ...changes };
}

/** Claire’s bicycle is removed by Nadia after a report of Karim, and Claire appeals. */
async function appealOf(backend: ModerationBackend): Promise<void> {
  const { as } = backend;
  await as('karim').reports.add(aReport('karim', bicycle));
  await decided(backend, 'nadia', bicycle, 'removal');
  valueOf(await as('claire').decisions.appeal(1, 'claire', appeal));
}

export function describeJudgements(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of DecisionRepository: appeals and judgements`, () => {
    test('the person concerned appeals once', async () => {
      const backend = await makeBackend();
      const { decisions } = backend.as('claire');
      await decided(backend, 'nadia', bicycle, 'removal');
      expect(await decisions.appeal(1, 'claire', '  ')).toEqual(failure('empty'));
      const appealed = valueOf(await decisions.appeal(1, 'claire', ` ${appeal} `));
      expect(appealed).toMatchObject({ number: 1, status: 'appealed', appeal, appealedAt: anInstant });
      expect(Math.abs((appealed.appealedAt ?? 0) - backend.now)).toBeLessThan(DAY);
      expect(await decisions.appeal(1, 'claire', 'Encore une fois.')).toEqual(failure('decided'));
      expect(await decisionsAbout(backend.as('claire'), 'claire')).toMatchObject([{ status: 'appealed', appeal }]);
    });

    test('an appeal is refused when six months have passed', async () => {
      const backend = await makeBackend();
      const { as, now } = backend;
      await decided(backend, 'nadia', bicycle, 'removal');
      const [decision] = await decisionsAbout(as('claire'), 'claire');
      if (decision === undefined) throw new Error('no decision');
      const decidedAt = now - APPEAL_PERIOD - MINUTE;
      await backend.givenDecision({ ...decision, statement: { ...decision.statement, decidedAt } });
      expect(await as('claire').decisions.appeal(1, 'claire', appeal)).toEqual(failure('too-late'));
    });

    test('nobody appeals in the place of the person concerned, nor against what nobody has decided', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await decided(backend, 'nadia', bicycle, 'removal');
      const foreign = await as('karim').decisions.appeal(1, 'karim', appeal);
      expect([failure('foreign'), failure('denied')]).toContainEqual(foreign);
      expect((await as('karim').decisions.appeal(1, 'claire', appeal)).ok).toBe(false);
      expect((await as('claire').decisions.appeal(2, 'claire', appeal)).ok).toBe(false);
      expect(await decisionsAbout(as('claire'), 'claire')).toMatchObject([{ status: 'standing', appeal: '' }]);
    });

    test('the appeals wait in their order until they are judged', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await decided(backend, 'nadia', bicycle, 'removal');
      await decided(backend, 'nadia', claire, 'warning');
      const waiting = async () => {
        const { decisions } = as('omar');
        const appealed = await firstOf<readonly { readonly number: number }[]>((listener) =>
          decisions.subscribeToAppealed(listener),
        );
        return appealed.map(({ number }) => number);
      };
      expect(await waiting()).toEqual([]);
      await as('claire').decisions.appeal(2, 'claire', appeal);
      await as('claire').decisions.appeal(1, 'claire', appeal);
      expect(await waiting()).toEqual([2, 1]);
      expect(await as('omar').decisions.countAppealed(100)).toEqual(success(2));
      expect(await as('omar').decisions.countAppealed(1)).toEqual(success(1));
      valueOf(await as('omar').decisions.judge(judgement('omar', 'upheld', { decision: 2 })));
      expect(await waiting()).toEqual([1]);
      expect(await as('omar').decisions.countAppealed(100)).toEqual(success(1));
      expect(await as('claire').decisions.countAppealed(100)).toEqual(failure('denied'));
    });

    test('another admin upholds a decision, and all else stays as it is', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await appealOf(backend);
      const judged = valueOf(await as('omar').decisions.judge(judgement('omar', 'upheld', { note: 'Relu.' })));
      expect(judged).toMatchObject({ status: 'upheld', appeal, answer, answeredAt: anInstant });
      expect(await decisionsAbout(as('claire'), 'claire')).toEqual([{ ...judged, answeredAt: anInstant }]);
      expect(await readListing(as('nadia'))).toMatchObject({ state: 'refused' });
      expect(await as('karim').reports.ownOf('karim')).toMatchObject({ value: [{ outcome: 'acted' }] });
      expect(await actionsIn(as('nadia'))).toEqual(['nadia removal velo', 'omar upheld 0000000001']);
    });

    test('the admin who decided does not judge the appeal, and a super admin does', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await appealOf(backend);
      expect(await as('nadia').decisions.judge(judgement('nadia', 'upheld'))).toEqual(failure('decided-it'));
      expect(await actionsIn(as('nadia'))).toHaveLength(1);
      expect((await as('solene').decisions.judge(judgement('solene', 'upheld'))).ok).toBe(true);
    });

    test.each([
      ['online', 'online'],
      ['reserved', 'reserved'],
      ['paused', 'paused'],
      ['sold', 'sold'],
      ['expired', 'expired'],
      ['in-review', 'online'],
    ] as const)('a removed listing that was %s is %s again when the decision is overturned', async (before, after) => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const expiresAt = now + (before === 'expired' ? -DAY : DAY);
      await givenListing(aBicycle(now, { state: before, expiresAt }));
      await appealOf(backend);
      await expectNewest(as('karim'), []);
      const judged = valueOf(await as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(judged).toMatchObject({ status: 'overturned', answer });
      expect(await readListing(as('nadia'))).toMatchObject({ title: 'Vélo de ville', state: after });
      await expectNewest(as('karim'), ['online', 'reserved'].includes(after) ? ['velo'] : []);
      expect(await as('karim').reports.ownOf('karim')).toMatchObject({ value: [{ outcome: 'dismissed' }] });
      expect(await actionsIn(as('nadia'))).toEqual(['nadia removal velo', 'omar overturned 0000000001']);
    });

    test('a removed listing that would have expired by now is expired when the decision is overturned', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      const publishedAt = now - 61 * DAY;
      await givenListing(aBicycle(now, { publishedAt, updatedAt: publishedAt, expiresAt: now - DAY }));
      await appealOf(backend);
      valueOf(await as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(await readListing(as('nadia'))).toMatchObject({ state: 'expired' });
    });

    test('a listing that its owner has submitted again or deleted stays so when the decision is overturned', async () => {
      const submitting = await makeBackend();
      await appealOf(submitting);
      await submitting.givenListing(aBicycle(submitting.now, { state: 'in-review', updatedAt: submitting.now }));
      valueOf(await submitting.as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(await readListing(submitting.as('nadia'))).toMatchObject({ state: 'in-review' });
      const deleting = await makeBackend();
      await appealOf(deleting);
      await deleting.givenListing(aBicycle(deleting.now, { state: 'deleted', updatedAt: deleting.now }));
      valueOf(await deleting.as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(await readListing(deleting.as('nadia'))).toBeNull();
    });

    test('an overturned decision restores nothing when a later one stands', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      await decided(backend, 'nadia', bicycle, 'correction');
      await givenListing(aBicycle(now, { state: 'in-review', updatedAt: now }));
      await decided(backend, 'nadia', bicycle, 'removal');
      valueOf(await as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(await readListing(as('nadia'))).toMatchObject({ state: 'refused' });
      expect(await decisionsAbout(as('claire'), 'claire')).toMatchObject([
        { number: 2, status: 'standing' },
        { number: 1, status: 'overturned' },
      ]);
    });

    test('a decision without a measure about a removed listing leaves its removal to be overturned', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      const outcome = async () => valueOf(await as('karim').reports.ownOf('karim'))[0]?.outcome;
      await as('karim').reports.add(aReport('karim', bicycle));
      await decided(backend, 'nadia', bicycle, 'removal');
      await decided(backend, 'nadia', bicycle, 'none');
      expect(await outcome()).toBe('acted');
      valueOf(await as('omar').decisions.judge(judgement('omar', 'overturned')));
      expect(await readListing(as('nadia'))).toMatchObject({ state: 'online' });
      await expectNewest(as('karim'), ['velo']);
      expect(await outcome()).toBe('dismissed');
    });

    test('a decision without an appeal is overturned, but not upheld, and judged once', async () => {
      const backend = await makeBackend();
      const { decisions } = backend.as('nadia');
      await decided(backend, 'nadia', bicycle, 'removal');
      expect(await decisions.judge(judgement('nadia', 'upheld'))).toEqual(failure('judged'));
      expect((await decisions.judge(judgement('nadia', 'overturned'))).ok).toBe(true);
      expect(await decisions.judge(judgement('nadia', 'overturned'))).toEqual(failure('judged'));
      expect(await actionsIn(backend.as('nadia'))).toHaveLength(2);
    });

    test('one of two admins who judge at once wins', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await appealOf(backend);
      const [omar, solene] = [as('omar'), as('solene')];
      const outcomes = await Promise.all([
        omar.decisions.judge(judgement('omar', 'upheld')),
        solene.decisions.judge(judgement('solene', 'overturned')),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual(failure('judged'));
      expect(await actionsIn(omar)).toHaveLength(2);
    });

    test('a person who is no admin judges nothing, and nothing is judged that nobody has decided', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await appealOf(backend);
      const outcome = await as('karim').decisions.judge(judgement('karim', 'overturned'));
      expect([failure('denied'), failure('no-admin')]).toContainEqual(outcome);
      expect(await as('omar').decisions.judge(judgement('omar', 'overturned', { decision: 7 }))).toEqual(
        failure('missing'),
      );
      expect(await actionsIn(as('nadia'))).toHaveLength(1);
    });

    test('an answer that is too short is refused', async () => {
      const backend = await makeBackend();
      await appealOf(backend);
      const short = judgement('omar', 'upheld', { answer: 'Non.' });
      expect(await backend.as('omar').decisions.judge(short)).toEqual(failure('too-short'));
    });
  });
}
