/** Moves the keyboard to the next or previous of the field and the results within; false at either end. */
export function moveFocus(within: HTMLElement, step: 1 | -1): boolean {
  const stops = [...within.querySelectorAll<HTMLElement>('input, [data-result]')];
  const now = stops.findIndex((stop) => stop === document.activeElement);
  const next = now < 0 ? undefined : stops[now + step];
  next?.focus();
  return next !== undefined;
}
