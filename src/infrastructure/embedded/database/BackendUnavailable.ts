/** This browser, or this private window, has no IndexedDB at all. */
export class BackendUnavailable extends Error {
  override readonly name = 'BackendUnavailable';
}
