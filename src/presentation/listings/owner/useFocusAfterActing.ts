import { useEffect, useRef, type RefObject } from 'react';
import type { Act } from './useOwnerActions';

/** The group of the pressed button, and the position of its listing in the list, if any. */
interface ActionPosition {
  readonly actions: Element | null;
  readonly list: Element | null;
  readonly index: number;
}

/**
 * Moves the focus when an action has removed the pressed button: to the first action of the same listing; when the listing is gone,
 * to the next one, or the last; when none is left, to `holder`, which needs a `tabIndex` of -1.
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
