import { useLayoutEffect } from 'react';

/**
 * Filled by the script in `index.html`: the buttons clicked, by listing or by name, with what `aria-pressed` says since, and what stands in the
 * search field, if anyone went there. Null from the moment that our code hears all that itself.
 */
declare global {
  var mbzEarly:
    { readonly clicks: Readonly<Record<string, string | null>>; readonly typed: string | null } | null | undefined;
}

/** What was done on the prerendered page before any code ran is done on the page that takes its place. */
export function EarlyClickReplay(): null {
  // Before anyone can click again: each click is heard once.
  useLayoutEffect(() => {
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
  // Past React's own setter, which would take the event for one that changes nothing.
  if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
