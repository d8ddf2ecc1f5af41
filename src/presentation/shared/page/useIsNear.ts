import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been near the visible part of the window; never reset. */
export function useIsNear<Target extends Element>(): readonly [ref: RefObject<Target | null>, isNear: boolean] {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (target === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
