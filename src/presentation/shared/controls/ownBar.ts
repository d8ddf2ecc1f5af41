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
