import { describe, expect, it } from 'vitest';
import { isThemeSwipe, type Swipe } from '../../../src/domain/theme/isThemeSwipe';

const across: Swipe = { deltaX: 120, deltaY: 0, startX: 180, windowWidth: 360, startsOnHorizontalScroller: false };

describe('isThemeSwipe', () => {
  const cases: readonly [behaviour: string, swipe: Partial<Swipe>, toggles: boolean][] = [
    ['goes to the right', {}, true],
    ['goes to the left', { deltaX: -120 }, true],
    ['needs more than 50 px', { deltaX: 50 }, false],
    ['needs more than 50 px to the left as well', { deltaX: -50 }, false],
    ['is long enough at 51 px', { deltaX: -51 }, true],
    ['may slant a little', { deltaX: 120, deltaY: 60 }, true],
    ['may not slant much downwards', { deltaX: 120, deltaY: 61 }, false],
    ['may not slant much upwards', { deltaX: 120, deltaY: -61 }, false],
    ['is not a vertical scroll', { deltaX: 0, deltaY: 300 }, false],
    ['does not begin on what moves sideways itself', { startsOnHorizontalScroller: true }, false],
    ['does not begin at the left edge, where the browser goes back', { startX: 23 }, false],
    ['does not begin at the right edge, where the browser goes forward', { startX: 337 }, false],
    ['may begin just inside the left edge', { startX: 24 }, true],
    ['may begin just inside the right edge', { startX: 336 }, true],
  ];

  it.each(cases)('a swipe is judged: %s', (_, swipe, toggles) => {
    expect(isThemeSwipe({ ...across, ...swipe })).toBe(toggles);
  });
});
