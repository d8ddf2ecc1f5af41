export const RESULTS_HEADING_ID = 'resultats';

/** To be called by controls that disappear when used, so that the focus is not lost. */
export function focusResults(): void {
  document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
}
