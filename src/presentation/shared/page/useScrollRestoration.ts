import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from './elementOfHash';
import { pageKey, recallPage, rememberPage } from './pageMemory';

/** Milliseconds after reaching the position when the page counts as settled. */
const SETTLING_MS = 3000;
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back, forward and reload find the page scrolled as it was left; a new page starts at its top, or at the element its hash
 * names. Replacing the address within the same first segment (a corrected slug, a filter) moves nothing. To be called once, by
 * the layout; lists that grow use `useItemCount`.
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
    const isFirst = lastSegment.current === null;
    const stays = navigation === NavigationType.Replace && lastSegment.current === segment;
    lastSegment.current = segment;
    // The reader has scrolled the prerendered page.
    if (isFirst && hash === '' && window.scrollY > 0) return follow(page);
    const { top } = recallPage(page);
    if (navigation === NavigationType.Pop && top !== undefined) return restore(page, top);
    if (!stays) showBeginning(hash);
    return follow(page);
  }, [page, navigation, hash, segment]);
}

function showBeginning(hash: string): void {
  const named = elementOfHash(hash);
  if (named === null) scrollTo(0);
  else named.scrollIntoView();
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls again whenever the page grows, however slowly its lists come back, until it has settled or the reader takes over, then
 * follows them. Meanwhile the browser must not hold on to what is on screen: results that come in above would carry the page away.
 */
function restore(page: string, top: number): () => void {
  let unfollow: (() => void) | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(() => {
    scrollTo(top);
    clearTimeout(settling);
    if (Math.abs(window.scrollY - top) < 1) settling = setTimeout(handOver, SETTLING_MS);
  });
  const root = document.documentElement;
  root.style.overflowAnchor = 'none';
  const handOver = () => {
    stop();
    unfollow = follow(page);
  };
  function stop() {
    growth.disconnect();
    root.style.overflowAnchor = '';
    clearTimeout(settling);
    for (const act of readerActs) window.removeEventListener(act, handOver);
  }
  for (const act of readerActs) window.addEventListener(act, handOver, { passive: true });
  scrollTo(top);
  growth.observe(document.body);
  return () => {
    stop();
    unfollow?.();
  };
}

/** Stores the scroll position. It is tracked at each scroll, since an unmounted page has lost its height. */
function follow(page: string): () => void {
  let top = window.scrollY;
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
