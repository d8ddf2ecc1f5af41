import type { FormDrafts } from '../../../src/application/shared/FormDrafts';

/** Drafts that last as long as the test. */
export function memoryDrafts(): FormDrafts {
  const stored = new Map<string, object>();
  return {
    of: (form, uid) => stored.get(`${form}/${uid}`) ?? null,
    save: (form, uid, entries) => void stored.set(`${form}/${uid}`, entries),
    clear: (form, uid) => void stored.delete(`${form}/${uid}`),
  };
}
