/** In a style sheet, `variable` is the height that a page which fills the window has to leave for a notice above it. `margin`: above and below it, in pixels. */
export function reportHeight(variable: string, margin: number) {
  return (notice: HTMLElement | null): (() => void) | undefined => {
    if (notice === null) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(variable, `${notice.offsetHeight + 2 * margin}px`));
    sizes.observe(notice);
    return () => {
      sizes.disconnect();
      style.removeProperty(variable);
    };
  };
}
