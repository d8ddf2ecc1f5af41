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
