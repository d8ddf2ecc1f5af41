import { useEffect, useRef, type RefObject } from 'react';
import type { Act } from './useOwnerActions';

/**
 * An action may take away the button that was pressed: the focus goes then to what can be done with the listing now. Where the
 * whole listing has gone, it goes to what holds them, which needs a `tabIndex` of -1, and not to the top of the page.
 */
export function useFocusAfterActing(act: Act): { readonly holder: RefObject<HTMLDivElement | null>; readonly act: Act } {
  const holder = useRef<HTMLDivElement>(null);
  const actions = useRef<Element | null>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    const left = actions.current?.isConnected === true ? actions.current.querySelector('button') : null;
    (left ?? holder.current)?.focus({ preventScroll: true });
  });
  return {
    holder,
    act: (listing, action) => {
      hasActed.current = true;
      actions.current = document.activeElement?.closest('[role="group"]') ?? null;
      act(listing, action);
    },
  };
}
