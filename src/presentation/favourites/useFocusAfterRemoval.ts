import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterRemoval<Root extends HTMLElement> {
  readonly list: RefObject<Root | null>;
  /** What stands in the place of an empty list. */
  readonly empty: RefObject<HTMLHeadingElement | null>;
  expectRemoval(index: number): void;
}

/** Who removes by keyboard goes on at what takes the place of the removed, or at the heading that says that nothing is left. */
export function useFocusAfterRemoval<Root extends HTMLElement>(selector: string): FocusAfterRemoval<Root> {
  const list = useRef<Root>(null);
  const empty = useRef<HTMLHeadingElement>(null);
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const index = expected.current;
    if (index === null) return;
    expected.current = null;
    const targets = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (targets[index] ?? targets.at(-1) ?? empty.current)?.focus({ preventScroll: true });
  });
  return {
    list,
    empty,
    expectRemoval: (index) => {
      expected.current = index;
    },
  };
}
