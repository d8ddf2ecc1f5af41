/** Pixels that stick to the window's edges; in style sheets `--mb-header-height` and, on small screens, `--mb-bottom-bar-height`. */
export const HEADER_HEIGHT = 64;
export const BOTTOM_BAR_HEIGHT = 64;
