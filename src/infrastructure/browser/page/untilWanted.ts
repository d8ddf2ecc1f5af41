import { PAGE_ANSWERS_ID } from '../../../application/shared/PageAnswers';
import { FIRST_CARDS_ID } from './firstCards';

declare global {
  /** Made by the script in `index.html`: resolves once the page is touched or scrolled, left, or asks for more by `want`. */
  var mbzWanted: Promise<unknown> | undefined;
}

/** Resolves when more is wanted than a rendered page has brought; at once on any other page. */
export async function untilWanted(): Promise<void> {
  if (hasData()) await globalThis.mbzWanted;
}

/** Whether the page was rendered with its data: first cards, or answers. */
export function hasData(): boolean {
  return [FIRST_CARDS_ID, PAGE_ANSWERS_ID].some((id) => document.getElementById(id) !== null);
}

/** Says that the page needs what it has not brought. */
export function want(): void {
  dispatchEvent(new Event('mbz-wanted'));
}
