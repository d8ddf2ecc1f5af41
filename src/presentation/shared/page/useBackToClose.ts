import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

interface Mark {
  readonly covered?: boolean;
}

/** Closes what covers the page. Returns `false` where it may not be closed yet, and stays. */
type Close = () => unknown;

/**
 * The browser's Back closes what covers the page (a menu, a window) before it leaves the page: an entry of the history, equal
 * to the page's own, is added as long as `isOpen`. The router does not notice it. The function returned closes the cover and
 * then, with that entry gone, does something more, such as going to another page; also where the cover has been closed meanwhile.
 */
export function useBackToClose(isOpen: boolean, close: Close): (andThen: () => void) => void {
  const next = useRef<(() => void) | null>(null);
  const isCovering = useRef(false);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    cover();
    isCovering.current = true;
    const onBack = () => {
      if (closeNow() === false) cover();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      isCovering.current = false;
      const action = next.current;
      next.current = null;
      uncover(action ?? (() => undefined));
    };
  }, [isOpen]);

  return useCallback(
    (andThen) => {
      if (!isCovering.current) return afterUncovering(andThen);
      next.current = andThen;
      close();
    },
    [close],
  );
}

/** Whether the entry of a cover that is gone is being removed, which takes the browser a moment. */
let isUncovering = false;

function cover(): void {
  window.history.pushState({ ...pageState(), covered: true }, '');
}

function uncover(andThen: () => void): void {
  if (pageState().covered !== true) {
    andThen();
    return;
  }
  isUncovering = true;
  afterUncovering(() => {
    isUncovering = false;
    andThen();
  });
  window.history.back();
}

function afterUncovering(andThen: () => void): void {
  if (isUncovering) window.addEventListener('popstate', andThen, { once: true });
  else andThen();
}

function pageState(): Mark {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
