import { WIDE_SCREEN } from '../page/screenWidths';

const HEIGHT = '--mb-own-bar-height';

/** Ref of a bar at the bottom of a page. On small screens toasts stand above it, whatever its height: see page.css. */
export function ownBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty(HEIGHT);
  };
}

/** Style where such a bar stands at the bottom of wide windows too: toasts and the notice of an update stand above it. `margin`: below the bar, in pixels. */
export function belowToasts(margin = 0) {
  return {
    [WIDE_SCREEN]: {
      'body:has(&) :is(.notistack-SnackbarContainer, .update-notice)': {
        bottom: `calc(var(${HEIGHT}, 0px) + ${margin + 14}px)`,
      },
    },
  } as const;
}
