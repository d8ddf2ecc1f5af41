/** Milliseconds. */
const LOCK_LIMIT = 10_000;

/**
 * One tab imports at a time. Plain http has no locks, and a tab that does not release its lock within the limit is ignored:
 * then two tabs share the work, see `DemoCatalogueImport`.
 */
export async function withImportLock(work: () => Promise<void>): Promise<void> {
  const locks = locksOf(globalThis.navigator);
  if (locks === undefined) return work();
  const begun: Promise<void>[] = [];
  const begin = () => {
    const working = work();
    begun.push(working);
    return working;
  };
  await locks.request('mon-bazar-import', { signal: AbortSignal.timeout(LOCK_LIMIT) }, begin).catch(() => undefined);
  await (begun[0] ?? work());
}

/** `browser`: absent on servers. */
function locksOf(browser?: { readonly locks?: LockManager }): LockManager | undefined {
  return browser?.locks;
}
