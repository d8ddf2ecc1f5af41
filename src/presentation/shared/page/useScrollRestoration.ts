import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from './elementOfHash';
import { forgetPage, pageKey, recallPage, rememberPage } from './pageMemory';

/** Milliseconds after reaching the position when the page counts as settled. */
const SETTLING_MS = 3000;
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back, forward and reload find the page scrolled as it was left; a new page starts at its top, or at the element its hash
 * names. The same address loaded again is a new page if it names an element. Replacing the address within the same first segment (a corrected slug, a filter) moves nothing. To be called by
 * each layout; lists that grow use `useItemCount`.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const page = pageKey(location);
  const { hash } = location;
  const segment = location.pathname.split('/')[1] ?? '';
  const lastSegment = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    // A layout that the application has led to shows no prerendered page.
    const isFirst = lastSegment.current === null && navigation === NavigationType.Pop;
    const stays = navigation === NavigationType.Replace && lastSegment.current === segment;
    lastSegment.current = segment;
    // To ask for its position, the browser would have to lay out the whole page at once.
    const isAtTop = isFirst && hash === '' && isUnscrolled();
    // The reader has scrolled the prerendered page.
    if (isFirst && hash === '' && !isAtTop && window.scrollY > 0) return follow(page);
    if (isFirst && hash !== '' && !isComeBack()) forgetPage(page);
    const { top } = recallPage(page);
    if (navigation === NavigationType.Pop && top !== undefined) return restore(page, top);
    if (isAtTop) return follow(page, 0);
    if (!stays) showBeginning(hash);
    return follow(page);
  }, [page, navigation, hash, segment]);
}

/** Whether the script in `index.html`, which records scrolling, has recorded none. */
function isUnscrolled(): boolean {
  return globalThis.mbzEarly?.some(({ type }) => type === 'scroll') === false;
}

function showBeginning(hash: string): void {
  const named = elementOfHash(hash);
  if (named === null) scrollTo(0);
  else named.scrollIntoView();
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Whether the browser has loaded the page by Back, Forward or a reload. */
function isComeBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}

function restore(page: string, top: number): () => void {
  let unfollow: (() => void) | null = null;
  const stop = placeWhileGrowing(
    () => {
      scrollTo(top);
      return Math.abs(window.scrollY - top) < 1;
    },
    () => {
      unfollow = follow(page);
    },
  );
  return () => {
    stop();
    unfollow?.();
  };
}

/**
 * Runs `place`, which scrolls and returns whether it has reached its aim, and again whenever the page grows, however slowly its
 * lists come, until the page has settled or the reader takes over. Meanwhile the browser must not hold on to what is on screen:
 * results that come in above would carry the page away.
 */
export function placeWhileGrowing(place: () => boolean, onEnd?: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(() => {
    clearTimeout(settling);
    if (place()) settling = setTimeout(end, SETTLING_MS);
  });
  const root = document.documentElement;
  root.style.overflowAnchor = 'none';
  function end() {
    stop();
    onEnd?.();
  }
  function stop() {
    growth.disconnect();
    root.style.overflowAnchor = '';
    clearTimeout(settling);
    for (const act of readerActs) window.removeEventListener(act, end);
  }
  for (const act of readerActs) window.addEventListener(act, end, { passive: true });
  place();
  growth.observe(document.body);
  return stop;
}

/** Stores the scroll position. It is tracked at each scroll, since an unmounted page has lost its height. */
function follow(page: string, start = window.scrollY): () => void {
  let top = start;
  const note = () => {
    top = window.scrollY;
  };
  const keep = () => rememberPage(page, { top });
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', keep);
    keep();
  };
}
