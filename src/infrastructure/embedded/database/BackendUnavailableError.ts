/** This browser, or this private window, has no IndexedDB at all. */
export class BackendUnavailableError extends Error {
  override readonly name = 'BackendUnavailableError';
}
