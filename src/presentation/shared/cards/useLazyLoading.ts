import { useEffect, useState } from 'react';
import { LAZY_LOADING_DELAY } from '../../../application/listings/photoSizes';
import { isServer } from '../page/isServer';

/** Addresses shown before, as on the rendered page: the browser has them in its cache. */
const shown = new Set<string>(
  isServer ? [] : Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src') ?? ''),
);

/** Whether to load a picture: at once if it is eager, otherwise when its box has been rendered for a moment. */
export function useLazyLoading(address: string | null | undefined, isEager: boolean): boolean {
  const [due, setDue] = useState<string | null>(null);
  const isDue = isServer || isEager || !address || address === due || shown.has(address);

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
