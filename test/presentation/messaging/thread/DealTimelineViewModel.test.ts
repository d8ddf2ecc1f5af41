import { expect, test } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { GoesTo } from '../../../../src/domain/listings/GoesTo';
import { failure, success } from '../../../../src/domain/shared/Result';
import { DealTimelineViewModel } from '../../../../src/presentation/messaging/thread/DealTimelineViewModel';
import { VirtualTime } from '../../../support/time/VirtualTime';

/** `answers`: what is read, one after the other, the last one for ever. */
function watching(...answers: readonly BackendResult<GoesTo>[]) {
  const time = new VirtualTime();
  const reads: string[] = [];
  const goesTo = async (listingId: string, buyerId: string) => {
    reads.push(`${listingId}~${buyerId}`);
    return answers[Math.min(reads.length, answers.length) - 1] ?? failure('unknown' as const);
  };
  return { time, reads, seen: new DealTimelineViewModel({ goesTo }, time) };
}

test.each(['online', 'paused', 'deleted'] as const)('nobody is looked for while a listing is %s', async (state) => {
  const { reads, seen, time } = watching(success('buyer'));
  seen.start('velo', 'karim', state);
  await time.pass(60_000);
  expect([reads, seen.goesTo, seen.wasReserved]).toEqual([[], null, false]);
});

test.each([
  ['reserved', 'buyer', true],
  ['reserved', 'other', false],
  ['sold', 'buyer', false],
] as const)('a listing that is %s goes to: %s; reserved before: %s', async (state, whom, wasReserved) => {
  const { reads, seen, time } = watching(success(whom));
  seen.start('velo', 'karim', state);
  await time.pass(60_000);
  expect([reads, seen.goesTo, seen.wasReserved]).toEqual([['velo~karim'], whom, wasReserved]);
});

test('a buyer who is not named yet is looked for again after 3, 9, 21 and 45 seconds, while the owner answers', async () => {
  const { reads, seen, time } = watching(success('nobody'));
  seen.start('velo', 'karim', 'reserved');
  for (const [index, wait] of [3_000, 6_000, 12_000, 24_000].entries()) {
    await time.pass(wait - 1);
    expect([reads.length, seen.goesTo]).toEqual([index + 1, 'nobody']);
    await time.pass(1);
  }
  await time.pass(120_000);
  expect([reads.length, seen.goesTo, time.waits]).toEqual([5, 'nobody', []]);
});

test('a buyer whom the owner names after ten seconds is shown', async () => {
  const { reads, seen, time } = watching(success('nobody'), success('nobody'), success('nobody'), success('buyer'));
  seen.start('velo', 'karim', 'reserved');
  await time.pass(21_000);
  expect([seen.goesTo, seen.wasReserved, reads.length, time.waits]).toEqual(['buyer', true, 4, []]);
});

test('a read that fails is repeated, each time after twice as long, until it succeeds', async () => {
  const { reads, seen, time } = watching(failure('offline'), failure('offline'), success('buyer'));
  seen.start('velo', 'karim', 'reserved');
  await time.pass(0);
  expect(time.waits).toEqual([3_000]);
  await time.pass(3_000);
  expect([seen.goesTo, time.waits]).toEqual([null, [6_000]]);
  await time.pass(6_000);
  expect([seen.goesTo, reads.length, time.waits]).toEqual(['buyer', 3, []]);
});

test('a stopped watch neither shows what was on its way nor reads again', async () => {
  const { reads, seen, time } = watching(success('buyer'));
  seen.start('velo', 'karim', 'reserved')();
  await time.pass(60_000);
  expect([seen.goesTo, reads.length]).toEqual([null, 1]);
  const late = watching(failure('offline'));
  const stop = late.seen.start('velo', 'karim', 'reserved');
  await late.time.pass(0);
  stop();
  await late.time.pass(60_000);
  expect(late.reads.length).toBe(1);
});

test('what is known stays while the same state is read again, and goes with it; the reservation is remembered', async () => {
  const { seen, time } = watching(success('buyer'));
  seen.start('velo', 'karim', 'reserved')();
  seen.start('velo', 'karim', 'reserved');
  await time.pass(0);
  seen.start('velo', 'karim', 'reserved');
  expect(seen.goesTo).toBe('buyer');
  seen.start('velo', 'karim', 'online');
  expect([seen.goesTo, seen.wasReserved]).toEqual([null, true]);
});

test('another conversation begins with nothing known', async () => {
  const { seen, time } = watching(success('buyer'));
  seen.start('velo', 'karim', 'reserved');
  await time.pass(0);
  seen.start('velo', 'lina', 'reserved');
  expect([seen.goesTo, seen.wasReserved]).toEqual([null, false]);
});
