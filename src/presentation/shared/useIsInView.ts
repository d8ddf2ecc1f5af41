import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element stands in the window; taken for granted until the browser has looked. */
export function useIsInView<Target extends Element>(): readonly [ref: RefObject<Target | null>, isInView: boolean] {
  const ref = useRef<Target>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
