import { clearTimers } from 'mobx-react-lite';

/**
 * Leaves nothing for the finalizers of mobx-react-lite when the page is left. Chromium may collect a reloaded page while the next one
 * runs; the finalizers would then call `clearTimeout` with an id of the old page, and Chromium would cancel that timer of the new page.
 */
export function finalizeObserversOnPageHide(): void {
  addEventListener('pagehide', clearTimers);
}
