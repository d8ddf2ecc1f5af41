/** Moves the focus to the same element of the item after the one at `index`, or before the last one; without any, to `otherwise`. */
export function focusNeighbour(
  list: HTMLElement | null,
  selector: string,
  index: number,
  otherwise: HTMLElement | null,
): void {
  const elements = list?.querySelectorAll<HTMLElement>(selector) ?? [];
  (elements[index + 1] ?? elements[index - 1] ?? otherwise)?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Moves the focus along elements by the arrow keys, j and k, from the one at `index`. False: it is another key. */
export function focusByKey(key: string, elements: readonly HTMLElement[], index: number): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  elements[index + step]?.focus();
  return true;
}
