import type { FocusEvent } from 'react';

/** For a row that scrolls sideways: browsers leave a focused element cut off at its edge. */
export function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls a positioned row that is wider than its place to its current link, and nothing else. */
export function showCurrent(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[aria-current]');
  if (link !== null) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Calls `place` now and after each change of the window’s size; what is returned ends that. */
export function keepPlaced(place: () => void): () => void {
  // The links have the sizes that belong to the new width only in the next frame.
  const placeLater = () => requestAnimationFrame(place);
  place();
  addEventListener('resize', placeLater);
  return () => removeEventListener('resize', placeLater);
}

/** Marks a row with the sides where it goes on out of sight, for `fadedSides`. */
export function markHiddenSides(row: HTMLElement): void {
  // A part of a pixel, which zoomed browsers leave at the end, is nothing to scroll to.
  row.toggleAttribute('data-more-before', row.scrollLeft >= 1);
  row.toggleAttribute('data-more-after', row.scrollWidth - row.clientWidth - row.scrollLeft >= 1);
}

/** Takes the marks of both sides away. */
export function unmarkSides(row: HTMLElement): void {
  row.toggleAttribute('data-more-before', false);
  row.toggleAttribute('data-more-after', false);
}

const before = 'transparent, #000 40px';
const after = '#000 calc(100% - 40px), transparent';

/** Styles of a row: it fades where it goes on. */
export const fadedSides = {
  '&[data-more-before]': { maskImage: `linear-gradient(to right, ${before})` },
  '&[data-more-after]': { maskImage: `linear-gradient(to right, ${after})` },
  '&[data-more-before][data-more-after]': { maskImage: `linear-gradient(to right, ${before}, ${after})` },
} as const;
