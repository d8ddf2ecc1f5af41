import { useEffect, useRef, type RefObject } from 'react';

/** CSS pixels of the page that the header covers on wide screens. */
const HEADER = 64;

/**
 * Marks the page root with `data-search-passed` while the search field of a page is out of sight: page.css shows the one of the header
 * only then. For the element that has the field as a child.
 */
export function useSearchInSight<Page extends HTMLElement>(): RefObject<Page | null> {
  const page = useRef<Page>(null);
  useEffect(() => {
    const field = page.current?.querySelector(':scope > form');
    if (!field) return undefined;
    const mark = (isPassed: boolean) => document.documentElement.toggleAttribute('data-search-passed', isPassed);
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `-${HEADER}px 0px 0px`,
    });
    observer.observe(field);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, []);
  return page;
}
