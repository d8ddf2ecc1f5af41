import { useEffect, useRef, type RefObject } from 'react';

/** Long enough to read what was removed and think better of it. */
export const UNDO_MS = 8000;

/** Who removes by keyboard goes on at what takes the place of the removed, or at the page's heading when nothing is left. */
export function useFocusAfterRemoval<Root extends HTMLElement>(selector: string): readonly [root: RefObject<Root | null>, expect: (index: number) => void] {
  const root = useRef<Root>(null);
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const index = expected.current;
    if (index === null) return;
    expected.current = null;
    const targets = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (targets[index] ?? targets.at(-1))?.focus({ preventScroll: true });
  });
  return [root, (index) => {
    expected.current = index;
  }];
}
