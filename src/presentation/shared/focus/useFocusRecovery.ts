import { useEffect } from 'react';

/** Milliseconds to wait: dialogs, menus and new pages first move the focus themselves. */
const HEAD_START = 60;

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The position of the focused element: its ancestors from the inside out, each with the index of the child on the way. */
interface Place {
  readonly element: Element;
  readonly branches: readonly { readonly parent: Element; readonly index: number }[];
}

/**
 * When the focused element disappears (a button that is no longer needed, a submitted form, a deleted listing), moves the focus to
 * what took its place, instead of the top of the page, where browsers leave it.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let place: Place | null = null;
    let isOut = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : null;
      isOut = false;
    };
    // A click elsewhere leaves it.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place?.element.contains(target)) place = null;
    };
    const look = () => {
      if (place === null) return;
      // A disabled button loses the focus too; it gets it back.
      isOut ||= !place.element.isConnected || place.element.matches(':disabled');
      if (!isOut) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (place !== null && document.activeElement === document.body) goOnAt(place);
      }, HEAD_START);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}

function placeOf(element: Element): Place {
  const branches: { parent: Element; index: number }[] = [];
  for (let branch = element; branch.parentElement !== null; branch = branch.parentElement) {
    branches.push({ parent: branch.parentElement, index: [...branch.parentElement.children].indexOf(branch) });
  }
  return { element, branches };
}

function goOnAt({ element, branches }: Place): void {
  if (element.isConnected) return void (element instanceof HTMLElement && element.focus());
  const left = branches.find(({ parent }) => parent.isConnected);
  const main = document.querySelector('main');
  if (left === undefined || left.parent.contains(main)) return focusBox(main);
  const boxes = [...left.parent.children];
  const next = boxes.slice(left.index).flatMap(controlsOf)[0] ?? boxes.slice(0, left.index).flatMap(controlsOf).at(-1);
  if (next === undefined) focusBox(left.parent);
  else next.focus();
}

function controlsOf(box: Element): readonly HTMLElement[] {
  return [box, ...box.querySelectorAll(CONTROLS)].filter(isReachable);
}

function isReachable(one: Element): one is HTMLElement {
  return (
    one instanceof HTMLElement &&
    one.matches(CONTROLS) &&
    one.tabIndex >= 0 &&
    !one.matches(':disabled') &&
    one.checkVisibility()
  );
}

/** Makes an element focusable until it loses the focus. */
function focusBox(box: Element | null): void {
  if (!(box instanceof HTMLElement)) return;
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true });
  }
  box.focus({ preventScroll: true });
}
