import { describe, expect, test } from 'vitest';
import { erasureSteps, type ErasureStep } from '../../../../src/application/privacy/erasure/AccountEraser';
import {
  BROWSER_TIME,
  CompletePendingErasures,
  LAST_WRITES,
  LONGEST_ERASURE_RUN,
} from '../../../../src/application/privacy/erasure/CompletePendingErasures';
import { deletionSteps } from '../../../../src/application/privacy/DeleteAccount';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { NOON } from '../../../support/builders/aListing';
import { InMemoryPendingErasures } from '../../../support/inMemory/privacy/InMemoryPendingErasures';

const nothing = { erased: 0, ended: 0, failed: 0, failures: [], isComplete: true };
const whole = (uid: string) => erasureSteps.map((step) => `${step} of ${uid}`);

/** `uids`: those who have asked at noon. */
function aSetup(...uids: readonly string[]) {
  const pending = new InMemoryPendingErasures();
  for (const uid of uids) pending.requests.set(uid, { askedAt: NOON, erasedAt: null });
  const done: string[] = [];
  const setup = {
    now: NOON + BROWSER_TIME,
    /** What happens before a step; it may throw. */
    before: (() => Promise.resolve()) as (step: ErasureStep, uid: string) => Promise<void>,
  };
  const eraser = {
    erase: async (step: ErasureStep, uid: string) => {
      await setup.before(step, uid);
      done.push(`${step} of ${uid}`);
    },
  };
  const complete = new CompletePendingErasures(pending, eraser, { now: () => setup.now });
  return Object.assign(setup, { pending, done, run: () => complete.execute() });
}

describe('CompletePendingErasures', () => {
  test('the server erases all that a browser deletes, and what only a server finds', () => {
    expect(new Set<string>(erasureSteps)).toEqual(new Set([...deletionSteps, 'notifications']));
  });

  test('the browser is left alone for ten minutes', async () => {
    const setup = aSetup('claire');
    setup.now -= 1;
    expect(await setup.run()).toEqual(nothing);
    expect(setup.done).toEqual([]);
    setup.now += 1;
    expect(await setup.run()).toEqual({ ...nothing, erased: 1 });
    expect(setup.done).toEqual(whole('claire'));
  });

  test('an account is looked at once more when no page can write any more, and the request is removed', async () => {
    const setup = aSetup('claire');
    await setup.run();
    setup.now += LAST_WRITES - 1;
    expect(await setup.run()).toEqual(nothing);
    expect(setup.done).toEqual(whole('claire'));
    setup.now += 1;
    expect(await setup.run()).toEqual({ ...nothing, ended: 1 });
    expect(setup.done).toEqual([...whole('claire'), ...whole('claire')]);
    expect(setup.pending.requests.size).toBe(0);
    expect(await setup.run()).toEqual(nothing);
  });

  test.each(erasureSteps)(
    'a run that fails at %s does not go on with that person, and the next run begins with them again',
    async (failing) => {
      const setup = aSetup('claire', 'karim');
      setup.before = async (step, uid) => {
        if (uid === 'claire' && step === failing) throw new Error('offline');
      };
      expect(await setup.run()).toEqual({ ...nothing, erased: 1, failed: 1, failures: [new Error('offline')] });
      const before = erasureSteps.slice(0, erasureSteps.indexOf(failing)).map((step) => `${step} of claire`);
      expect(setup.done).toEqual([...before, ...whole('karim')]);
      expect(setup.pending.requests.get('claire')?.erasedAt).toBeNull();
      setup.before = () => Promise.resolve();
      setup.done.length = 0;
      expect(await setup.run()).toEqual({ ...nothing, erased: 1 });
      expect(setup.done).toEqual(whole('claire'));
    },
  );

  test('a last look that fails is taken again', async () => {
    const setup = aSetup('claire');
    await setup.run();
    setup.now += LAST_WRITES;
    setup.before = () => Promise.reject(new Error('offline'));
    expect(await setup.run()).toMatchObject({ ended: 0, failed: 1 });
    expect(setup.pending.requests.size).toBe(1);
    setup.before = () => Promise.resolve();
    expect(await setup.run()).toEqual({ ...nothing, ended: 1 });
  });

  test('two runs at the same time erase an account once or twice, and leave the same', async () => {
    const setup = aSetup('claire');
    await Promise.all([setup.run(), setup.run()]);
    expect(new Set(setup.done)).toEqual(new Set(whole('claire')));
    setup.now += LAST_WRITES;
    await Promise.all([setup.run(), setup.run()]);
    expect(setup.pending.requests.size).toBe(0);
  });

  test('a run whose time is over leaves the others to the next one', async () => {
    const setup = aSetup('claire', 'karim');
    setup.before = async (step) => {
      if (step === 'photos') setup.now += LONGEST_ERASURE_RUN;
    };
    expect(await setup.run()).toEqual({ ...nothing, erased: 1, isComplete: false });
    setup.before = () => Promise.resolve();
    expect(await setup.run()).toEqual({ ...nothing, erased: 1 });
    expect(setup.done).toEqual([...whole('claire'), ...whole('karim')]);
  });

  test('the time of the last look counts from when the identity is gone, not from the start of the run', async () => {
    const setup = aSetup('claire');
    setup.before = async (step) => {
      if (step === 'identity') setup.now += MINUTE;
    };
    await setup.run();
    expect(setup.pending.requests.get('claire')?.erasedAt).toBe(NOON + BROWSER_TIME + MINUTE);
  });

  test('a run says of twenty failures why, of however many', async () => {
    const setup = aSetup(...Array.from({ length: 21 }, (_, at) => `p${at}`));
    setup.before = () => Promise.reject(new Error('offline'));
    const { failed, failures } = await setup.run();
    expect([failed, failures.length]).toEqual([21, 20]);
  });
});
