import { THEME_SWIPE_PIXELS } from './themeConstants';

/** The movement of one finger, in CSS pixels. */
export interface Swipe {
  readonly deltaX: number;
  readonly deltaY: number;
  /** The distance of its start from the left edge of the window. */
  readonly startX: number;
  readonly windowWidth: number;
  /** It began on an element that scrolls horizontally: a gallery, a slider, a text field. */
  readonly startsOnHorizontalScroller: boolean;
}

/** Swipes from the edge of the screen are the browser's own Back and Forward. */
const EDGE_PIXELS = 24;

/**
 * Horizontal means at least twice as far across as up or down, so that scrolling with a slanting thumb does not
 * count.
 */
export function isThemeSwipe({
  deltaX,
  deltaY,
  startX,
  windowWidth,
  startsOnHorizontalScroller: startsOnSidewaysMover,
}: Swipe): boolean {
  if (startsOnSidewaysMover) return false;
  if (startX < EDGE_PIXELS || startX > windowWidth - EDGE_PIXELS) return false;
  return Math.abs(deltaX) > THEME_SWIPE_PIXELS && Math.abs(deltaX) >= 2 * Math.abs(deltaY);
}
