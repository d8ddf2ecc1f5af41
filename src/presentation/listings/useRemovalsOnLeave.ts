import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';

/** Whoever closes the page has made up their mind: what was thrown away is deleted then, if the browser leaves the time. */
export function useRemovalsOnLeave(): void {
  const { finish } = useViewModel('removals');
  useEffect(() => {
    addEventListener('pagehide', finish);
    return () => removeEventListener('pagehide', finish);
  }, [finish]);
}
