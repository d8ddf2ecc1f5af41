import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; on the server it does not. `query`: as in styles, `@media …`. */
export function useMediaQuery(query: `@media ${string}`): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(condition);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  );
}
