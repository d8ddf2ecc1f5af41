import { useEffect, useState, type RefCallback } from 'react';

/** How much of it must be seen; not all, since pixels are rounded. */
const MOST = 0.9;

/** Whether an element can be seen, behind none of the bars that cover the window’s edges; taken for granted until the browser has looked. */
export function useIsInView<Target extends Element>(): readonly [ref: RefCallback<Target>, isInView: boolean] {
  const [target, setTarget] = useState<Target | null>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (target === null) return;
    const update = (entries: readonly IntersectionObserverEntry[]) =>
      setInView((entries.at(-1)?.intersectionRatio ?? 1) >= MOST);
    const observer = new IntersectionObserver(update, { rootMargin: uncovered(), threshold: MOST });
    observer.observe(target);
    return () => observer.disconnect();
  }, [target]);
  return [setTarget, isInView];
}

/** The page keeps what it scrolls to clear of its bars: where that room begins, they cover nothing. */
function uncovered(): string {
  const { scrollPaddingBottom, scrollPaddingTop } = getComputedStyle(document.documentElement);
  return `-${pixels(scrollPaddingTop)}px 0px -${pixels(scrollPaddingBottom)}px`;
}

function pixels(length: string): number {
  return Math.ceil(Number.parseFloat(length)) || 0;
}
