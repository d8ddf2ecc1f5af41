/** One tab imports at a time. Over plain http there are no locks, and tabs share the work: see `DemoCatalogueImport`. */
export async function withImportLock(work: () => Promise<void>): Promise<void> {
  const locks = locksOf(navigator);
  await (locks === undefined ? work() : locks.request('mon-bazar-import', work));
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
