import { afterEach, expect, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { HOUR, MINUTE, type Instant } from '../../../../src/domain/shared/Instant';
import { ClockCheck, readSiteTime } from '../../../../src/infrastructure/firebase/connection/ClockCheck';

const now = Date.UTC(2026, 0, 15, 12);
const refused = failure('denied' as const);

afterEach(() => {
  vi.unstubAllGlobals();
});

function aCheck(serverTime: Instant | null) {
  let readings = 0;
  const check = new ClockCheck({ now: () => now }, async () => {
    readings += 1;
    return serverTime;
  });
  return { check, readings: () => readings };
}

test.each([now - HOUR, now + HOUR, now - 5 * MINUTE, now + 5 * MINUTE])(
  'a write of now that is refused while the server time is %s is explained by the clock',
  async (serverTime) => {
    expect(await aCheck(serverTime).check.explainNow(refused)).toEqual(failure('wrong-clock'));
  },
);

test.each([now - 4 * MINUTE, now, now + 4 * MINUTE, null])(
  'a write that is refused while the server time is %s is not explained by the clock',
  async (serverTime) => {
    expect(await aCheck(serverTime).check.explainNow(refused)).toEqual(refused);
    expect(await aCheck(serverTime).check.explainPast(refused)).toEqual(refused);
  },
);

test('a write of now or earlier is explained by a clock that is ahead, and by no other', async () => {
  expect(await aCheck(now - HOUR).check.explainPast(refused)).toEqual(failure('wrong-clock'));
  expect(await aCheck(now + HOUR).check.explainPast(refused)).toEqual(refused);
});

test.each([success(), failure('offline' as const)])('the server time is not read for %o', async (result) => {
  const { check, readings } = aCheck(now - HOUR);
  expect(await check.explainNow(result)).toEqual(result);
  expect(readings()).toBe(0);
});

test.each([
  ['the date of an answer', { date: new Date(now).toUTCString() }, now],
  ['the date of a cached answer and its age', { date: new Date(now).toUTCString(), age: '60' }, now + MINUTE],
  ['nothing, where there is no date', {}, null],
])('the time of the site is %s', async (_what, headers, expected) => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers }));
  expect(await readSiteTime()).toBe(expected);
});

test('the time of the site is unknown without network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readSiteTime()).toBeNull();
});
