/** Heights of the sticky bars in pixels; in style sheets `--mb-header-height` and, on small screens, `--mb-bottom-bar-height`. */
export const HEADER_HEIGHT = 64;
export const BOTTOM_BAR_HEIGHT = 64;

/** What the specification fixes for the frame (§9): the menu is a third of the window, and no narrower than this. */
export const SIDE_MENU_WIDTH = 'max(320px, 100vw / 3)';

/** How long the startup text stays; `scripts/build/sitePage.ts` writes it into the page. */
export const STARTUP_SECONDS = 0.8;
