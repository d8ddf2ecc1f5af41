import { expect, test } from 'vitest';
import { sweepStepOf, UNUSED_PHOTO_GRACE, type SweepStep } from '../../../src/domain/listings/unusedPhoto';
import { DAY } from '../../../src/domain/shared/Instant';

const NOW = Date.UTC(2026, 10, 27, 1, 30);
const LONG_AGO = NOW - 400 * DAY;
const DUE = NOW - UNUSED_PHOTO_GRACE;

test.each<[string, boolean, number, number | null, SweepStep]>([
  ['a photo that is used and has no mark is kept', true, LONG_AGO, null, 'keep'],
  ['a photo that is used again loses its mark, however old that is', true, LONG_AGO, LONG_AGO, 'unmark'],
  ['a photo that is used loses a mark in the future', true, LONG_AGO, NOW + DAY, 'unmark'],
  ['an old photo that is found unused for the first time is marked, not emptied', false, LONG_AGO, null, 'mark'],
  ['a photo that was uploaded just now is marked as any other', false, NOW, null, 'mark'],
  ['a mark in the future is replaced', false, LONG_AGO, NOW + 1, 'mark'],
  ['a photo that was marked just now is kept', false, LONG_AGO, NOW, 'keep'],
  ['a photo is kept until the last millisecond of its time', false, LONG_AGO, DUE + 1, 'keep'],
  ['a photo whose time is over is emptied', false, LONG_AGO, DUE, 'empty'],
  ['an old mark counts from the upload of the last file', false, DUE + 1, LONG_AGO, 'keep'],
  ['a photo is emptied when mark and upload are both old enough', false, DUE, LONG_AGO, 'empty'],
])('%s', (_title, isUsed, uploadedAt, unusedSince, step) => {
  expect(sweepStepOf({ uploadedAt, unusedSince }, isUsed, NOW)).toBe(step);
});

test('a photo stays for longer than a day after it was found unused', () => {
  expect(UNUSED_PHOTO_GRACE).toBeGreaterThan(DAY);
});
