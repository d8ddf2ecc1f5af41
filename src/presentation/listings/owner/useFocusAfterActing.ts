import { useEffect, useRef, type RefObject } from 'react';
import type { Act } from './useOwnerActions';

/** The buttons that were pressed, and where the list of their listings, if any, has that listing. */
interface Place {
  readonly actions: Element | null;
  readonly list: Element | null;
  readonly index: number;
}

/**
 * An action may take away the button that was pressed: the focus goes then to what can be done with the listing now. Where the
 * whole listing has gone, it goes to the one in its place, or to the last; where none is left, to what held them, which needs a
 * `tabIndex` of -1, and not to the top of the page.
 */
export function useFocusAfterActing(act: Act): {
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly act: Act;
} {
  const holder = useRef<HTMLDivElement>(null);
  const acted = useRef<Place | null>(null);
  useEffect(() => {
    if (acted.current === null || document.activeElement !== document.body) return;
    const left = controlLeft(acted.current);
    acted.current = null;
    (left ?? holder.current)?.focus({ preventScroll: true });
  });
  return {
    holder,
    act: (listing, action) => {
      acted.current = placeOf(document.activeElement);
      act(listing, action);
    },
  };
}

function placeOf(pressed: Element | null): Place {
  const actions = pressed?.closest('[role="group"]') ?? null;
  const item = actions?.closest('li') ?? null;
  const list = item?.parentElement ?? null;
  return { actions, list, index: item === null || list === null ? -1 : [...list.children].indexOf(item) };
}

function controlLeft({ actions, list, index }: Place): HTMLElement | null | undefined {
  if (actions?.isConnected === true) return actions.querySelector('button');
  return (list?.children[index] ?? list?.lastElementChild)?.querySelector('a');
}
