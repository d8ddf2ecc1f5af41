import { startTransition, useLayoutEffect, useState } from 'react';

/** Of two cards side by side, more than a phone shows. */
const FIRST_CARDS = 8;
/** Pixels: as `ListingGrid`, which then has two cards side by side. */
const PHONE_WIDTH = 600;

/**
 * Whether the card at an index is rendered yet. Where the application takes over a page on a phone, a list renders its first cards, with empty
 * items of the size of a card below them, and the others right afterwards: one task for all would keep the phone busy for long. All at once where
 * something has been done on that page, such as scrolling, which finds the cards again.
 */
export function useCardsInSteps(): (index: number) => boolean {
  const [areAll, setAreAll] = useState(() => !isUntouched() || innerWidth >= PHONE_WIDTH);
  useLayoutEffect(() => {
    if (areAll) return;
    // At once: before `EarlyInputReplay`, which looks for what was touched.
    const update = isUntouched() ? startTransition : atOnce;
    update(() => setAreAll(true));
  }, [areAll]);
  return (index) => areAll || index < FIRST_CARDS;
}

function atOnce(change: () => void): void {
  change();
}

/** Whether the application is taking over a page on which nothing has been done. */
function isUntouched(): boolean {
  return globalThis.mbzEarly?.length === 0;
}
