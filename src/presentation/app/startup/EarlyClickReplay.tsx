import { useLayoutEffect } from 'react';

/**
 * Filled by the script in `index.html`: the buttons clicked, by listing or by name, with their `aria-pressed` since, and the text of the
 * search field if it was used. Null as soon as the application handles these events itself.
 */
declare global {
  var mbzEarly:
    { readonly clicks: Readonly<Record<string, string | null>>; readonly typed: string | null } | null | undefined;
}

/** Replays on the hydrated page what was done on the prerendered page before any code ran. */
export function EarlyClickReplay(): null {
  // A layout effect runs before the next click: each click is handled once.
  useLayoutEffect(() => {
    // The application has brought its own tags.
    for (const tag of document.querySelectorAll('[data-page=""]')) tag.remove();
    const early = globalThis.mbzEarly;
    globalThis.mbzEarly = null;
    if (!early) return;
    if (early.typed !== null) type(early.typed);
    for (const button of document.querySelectorAll('button')) {
      const pressed = early.clicks[button.dataset.heart ?? button.getAttribute('aria-label') ?? button.textContent];
      if (pressed === null || (pressed !== undefined && pressed !== button.getAttribute('aria-pressed')))
        button.click();
    }
  }, []);
  return null;
}

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[name=q]');
  field?.focus();
  // React’s own setter would ignore the event, as one that changes nothing.
  if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
