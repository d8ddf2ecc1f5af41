/** Widths in CSS pixels at which a layout changes. `page.css` repeats 900. */
type Breakpoint = 350 | 400 | 450 | 520 | 600 | 720 | 760 | 860 | 900 | 960 | 1200;

export function above(width: Breakpoint) {
  return `@media (min-width: ${width}px)` as const;
}

export function below(width: Breakpoint) {
  return `@media (max-width: ${width - 0.05}px)` as const;
}

/** Where the header hides messages and favourites and the bottom bar shows them: phones and upright tablets. */
export const SMALL_SCREEN = below(900);
export const WIDE_SCREEN = above(900);

/** Where one taps with a finger. */
export const TOUCH = '@media (pointer: coarse)';
