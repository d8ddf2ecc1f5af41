/** This browser or private window has no IndexedDB. */
export class BackendUnavailableError extends Error {
  override readonly name = 'BackendUnavailableError';
}
