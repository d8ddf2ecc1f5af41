export const RESULTS_HEADING_ID = 'resultats';

/** For controls that go away when used, so that the keyboard is not left nowhere. */
export function focusResults(): void {
  document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
}
