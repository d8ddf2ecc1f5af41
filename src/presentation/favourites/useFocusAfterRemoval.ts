import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterRemoval<Root extends HTMLElement> {
  readonly list: RefObject<Root | null>;
  /** The heading that replaces an empty list. */
  readonly empty: RefObject<HTMLHeadingElement | null>;
  expectRemoval(index: number): void;
}

/** After a removal, moves the focus to the item that took the place of the removed one, or to the heading of the empty list. */
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
