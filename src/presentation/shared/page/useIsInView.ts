import { useEffect, useState, type RefCallback } from 'react';

/** The share that must be visible; less than 1, since pixels are rounded. */
const MOST = 0.9;

/** Whether an element is visible and not behind a bar at the edge of the window; true until the browser has measured it. */
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

/** The root margin without the bars: the page’s scroll padding has their heights. */
function uncovered(): string {
  const { scrollPaddingBottom, scrollPaddingTop } = getComputedStyle(document.documentElement);
  return `-${pixels(scrollPaddingTop)}px 0px -${pixels(scrollPaddingBottom)}px`;
}

function pixels(length: string): number {
  return Math.ceil(Number.parseFloat(length)) || 0;
}
