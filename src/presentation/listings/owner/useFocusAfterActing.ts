import { useEffect, useRef, type RefObject } from 'react';
import type { Act } from './useOwnerActions';

/** The buttons that were pressed, and where the list of their listings, if any, has that listing. */
interface ActionPosition {
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
  const lastAction = useRef<ActionPosition | null>(null);
  useEffect(() => {
    if (lastAction.current === null || document.activeElement !== document.body) return;
    const next = nextControl(lastAction.current);
    lastAction.current = null;
    (next ?? holder.current)?.focus({ preventScroll: true });
  });
  return {
    holder,
    act: (listing, action) => {
      lastAction.current = positionOf(document.activeElement);
      act(listing, action);
    },
  };
}

function positionOf(pressed: Element | null): ActionPosition {
  const actions = pressed?.closest('[role="group"]') ?? null;
  const item = actions?.closest('li') ?? null;
  const list = item?.parentElement ?? null;
  return { actions, list, index: item === null || list === null ? -1 : [...list.children].indexOf(item) };
}

function nextControl({ actions, list, index }: ActionPosition): HTMLElement | null | undefined {
  if (actions?.isConnected === true) return actions.querySelector('button');
  return (list?.children[index] ?? list?.lastElementChild)?.querySelector('a');
}
