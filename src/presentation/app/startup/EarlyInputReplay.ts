import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** An element that was scrolled sideways, such as the photos of a listing. */
interface Scroll {
  readonly type: 'scroll';
  readonly target: EventTarget | null;
  readonly left: number;
}

type EarlyInput = Event | Scroll;

/** Recorded by the script in `index.html`, oldest first. Null as soon as the application handles events itself. */
declare global {
  var mbzEarly: readonly EarlyInput[] | null | undefined;
}

/**
 * Replays on the hydrated page what was done on the prerendered page before any code ran: the focus, the selection, what fields
 * contain, clicks on buttons, scrolling, shortcuts. Links, and forms with an address of their own, are not replayed: the browser follows them without any code.
 */
export function EarlyInputReplay(): null {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // After the layout effects, with which the router begins to listen, and before the next event: each is handled once.
    queueMicrotask(() => {
      const early = globalThis.mbzEarly ?? [];
      globalThis.mbzEarly = null;
      // The application has brought its own tags.
      for (const tag of document.querySelectorAll('[data-page=""]')) tag.remove();
      // The effects then have a task of their own, and the browser may paint before it.
      if (early.length === 0) return;
      // Runs the effects first: what they listen to may be among it.
      flushSync(rerender);
      replay(early);
    });
  }, []);
  return null;
}

function replay(early: readonly EarlyInput[]): void {
  const focused = lastFocused(early);
  const counterpart = counterpartOf(focused);
  counterpart?.focus();
  for (const field of targetsOf(early, 'input', 'input, textarea, select')) enter(field, counterpartOf(field));
  select(focused, counterpart);
  for (const button of targetsOf(early, 'click', 'button')) press(button, counterpartOf(button));
  const held = early.findLast(({ type }) => type === 'click' || type === 'mousedown');
  // The browser makes no click of a press that ends on another element than it began on.
  if (held?.type === 'mousedown')
    for (const pressed of targetsOf([held], 'mousedown', 'a, button')) counterpartOf(pressed)?.click();
  for (const input of early) {
    if ('left' in input) counterpartOf(input.target)?.scrollTo({ left: input.left, behavior: 'instant' });
    if (input instanceof KeyboardEvent && (input.ctrlKey || input.metaKey))
      document.body.dispatchEvent(new KeyboardEvent(input.type, input));
  }
}

function lastFocused(early: readonly EarlyInput[]): EventTarget | null {
  let focused: EventTarget | null = null;
  for (const { type, target } of early) {
    if (type === 'focusin') focused = target;
    // A click elsewhere takes the focus away.
    else if (type === 'click' && !(focused as Node | null)?.contains(target as Node)) focused = null;
  }
  return focused;
}

/** The elements, each once, that match `selector` and that events of this type have reached. */
function targetsOf(early: readonly EarlyInput[], type: string, selector: string): ReadonlySet<Element> {
  const reached = early
    .filter((input) => input.type === type)
    .map(({ target }) => (target as Element).closest(selector));
  return new Set(reached.filter((element) => element !== null));
}

/** The element of the hydrated page that stands where this one stood in the prerendered page, which React has detached. */
function counterpartOf(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element)) return null;
  const { localName } = element;
  const namesakes = (root: ParentNode | null) =>
    [...(root?.querySelectorAll<HTMLElement>(localName) ?? [])].filter((each) => nameOf(each) === nameOf(element));
  const index = namesakes(element.closest('.prerendered')).findIndex((each) => each.isSameNode(element));
  return namesakes(document)[index] ?? null;
}

/** What tells an element from others of its kind, on both pages. */
function nameOf(element: Element): string {
  // React generates the names of radio buttons, differently on each page.
  const name = element.matches('[type="radio"]') ? 'value' : 'name';
  const attributes = ['data-heart', name, 'href', 'aria-label'].map((attribute) => element.getAttribute(attribute));
  const text = element.matches('a, button') ? element.textContent : '';
  return [...attributes, text, element.closest('header, main, footer, nav')?.localName].join('\n');
}

const isBox = (field: Element | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

function enter(from: Element, to: HTMLElement | null): void {
  if (to === null) return;
  if (isBox(from)) {
    if (isBox(to) && from.checked !== to.checked) to.click();
    return;
  }
  const { value } = from as HTMLInputElement;
  // With the setter of the browser: React ignores an event whose value it has set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What is typed next goes where it would have gone. */
function select(from: EventTarget | null, to: Element | null): void {
  if (!isText(from) || !isText(to)) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** A field of numbers or of an e-mail address has no selection that scripts can read. */
const isText = (field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.selectionStart !== null;

/** A toggle button ends in the state that the person has left it in. */
function press(from: Element, to: HTMLElement | null): void {
  const pressed = from.getAttribute('aria-pressed');
  if (pressed === null || pressed !== to?.getAttribute('aria-pressed')) to?.click();
}
