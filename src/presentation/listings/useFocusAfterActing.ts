import { useEffect, useRef, type RefObject } from 'react';
import type { Act } from './useOwnerActions';

/**
 * An action may take away the button that was pressed, or the whole listing: the focus goes then to what holds them, which needs a
 * `tabIndex` of -1, and not to the top of the page.
 */
export function useFocusAfterActing(act: Act): { readonly holder: RefObject<HTMLDivElement | null>; readonly act: Act } {
  const holder = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    holder.current?.focus({ preventScroll: true });
  });
  return {
    holder,
    act: (listing, action) => {
      hasActed.current = true;
      act(listing, action);
    },
  };
}
