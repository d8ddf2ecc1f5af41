import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

interface Mark {
  readonly covered?: boolean;
}

/**
 * The browser's Back closes what covers the page (a menu, a window) before it leaves the page: an entry of the history, equal
 * to the page's own, is added as long as `isOpen`. The router does not notice it. The function returned closes the cover and
 * then, with that entry gone, does something more, such as going to another page.
 */
export function useBackToClose(isOpen: boolean, close: () => void): (andThen: () => void) => void {
  const next = useRef<(() => void) | null>(null);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    window.history.pushState({ ...pageState(), covered: true }, '');
    const onBack = () => closeNow();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      const action = next.current;
      next.current = null;
      uncover(action ?? (() => undefined));
    };
  }, [isOpen]);

  return useCallback(
    (andThen) => {
      next.current = andThen;
      close();
    },
    [close],
  );
}

function uncover(andThen: () => void): void {
  if (pageState().covered !== true) {
    andThen();
    return;
  }
  window.addEventListener('popstate', andThen, { once: true });
  window.history.back();
}

function pageState(): Mark {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
