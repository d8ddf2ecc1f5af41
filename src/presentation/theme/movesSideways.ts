/** Elements that handle horizontal swipes themselves; others opt in with `data-swipe="own"`. */
const OWN_SWIPE =
  '[data-swipe="own"], input, textarea, select, [contenteditable], [role="slider"], [aria-roledescription="carousel"]';

/** Whether a swipe that begins at this element belongs to it, not to the page. */
export function movesSideways(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWN_SWIPE) !== null) return true;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (scrollsSideways(element)) return true;
  }
  return false;
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}
