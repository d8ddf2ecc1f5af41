import { useEffect, useState } from 'react';
import { LAZY_LOADING_DELAY } from '../../../application/listings/pictureSizes';

/** What was shown before is in the browser's cache: nobody waits for it again. */
const shown = new Set<string>();

/** Whether a picture may be asked for: at once if it is eager, else when its place has stood there for a moment. */
export function useLazyLoading(address: string | null | undefined, isEager: boolean): boolean {
  const [due, setDue] = useState<string | null>(null);
  const isDue = isEager || !address || address === due || shown.has(address);

  useEffect(() => {
    if (!address) return;
    if (isDue) {
      shown.add(address);
      return;
    }
    const timer = setTimeout(() => setDue(address), LAZY_LOADING_DELAY);
    return () => clearTimeout(timer);
  }, [address, isDue]);
  return isDue;
}
