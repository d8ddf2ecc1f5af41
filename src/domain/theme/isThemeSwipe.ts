import { THEME_SWIPE_PIXELS } from './themeConstants';

/** One finger's way over the page, in CSS pixels. */
export interface Swipe {
  readonly deltaX: number;
  readonly deltaY: number;
  /** Where it began, from the left edge of the page's window. */
  readonly startX: number;
  readonly windowWidth: number;
  /** It began on something that moves sideways itself: a gallery, a slider, a text field. */
  readonly startsOnHorizontalScroller: boolean;
}

/** Swipes from the edge of the screen are the browser's own Back and Forward. */
const EDGE_PIXELS = 24;

/** Sideways means at least twice as far across as up or down: a page scrolled with a slanting thumb stays as it is. */
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
