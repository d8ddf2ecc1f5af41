import { afterAll, vi } from 'vitest';

/** The files of a worker share its modules and globals: what a file has replaced or stored is gone after it. */
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of ['localStorage', 'sessionStorage'] as const) if (name in globalThis) globalThis[name].clear();
  // `fake-indexeddb/auto` is imported once for all files.
  if ('indexedDB' in globalThis) globalThis.indexedDB = new (await import('fake-indexeddb')).IDBFactory();
});
