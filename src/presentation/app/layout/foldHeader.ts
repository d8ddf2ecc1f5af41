/** Pixels by which the page must move one way before the header follows: less is a thumb that rests. */
const THRESHOLD = 12;

let turn = 0;
let wasFolding = false;

/**
 * Folds the header of small screens while the page is scrolled down, and brings it back while it is scrolled up: sets
 * `data-folded` on the page root, which page.css reads. The focus within the header keeps it in sight.
 */
function follow(): void {
  const root = document.documentElement;
  // Beyond either end the page only bounces.
  const top = Math.min(Math.max(window.scrollY, 0), root.scrollHeight - window.innerHeight);
  const isFolding = top > turn;
  if (isFolding !== wasFolding && Math.abs(top - turn) < THRESHOLD) return;
  wasFolding = isFolding;
  turn = top;
  root.toggleAttribute('data-folded', isFolding && top > THRESHOLD);
}

window.addEventListener('scroll', follow, { passive: true });
// The page may have been scrolled before this code arrived.
follow();
