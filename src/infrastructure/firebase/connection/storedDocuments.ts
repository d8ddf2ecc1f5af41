import { onAuthStateChanged, type Auth } from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  memoryLocalCache,
  persistentLocalCache,
  persistentSingleTabManager,
  type Firestore,
  type FirestoreLocalCache,
} from 'firebase/firestore';

/** Who was signed in when this page was opened, as far as the browser knows. */
export interface DocumentReader {
  readonly uid: string;
  readonly isAdmin: boolean;
}

/** The person whose private documents this browser has stored; none while only visitors have read. */
const OWNER = 'mbz_documents_of';
const SEVERAL = '*';
/** Every open page holds it. */
const LOCK = 'mbz_documents';
/** Milliseconds within which the page that a tab has left releases it: a browser may start the next page before. */
const LEAVING = 1000;

/**
 * On the disk, so that what was read opens again without a network; for one tab, the others do without. In memory for admins, in whose
 * browser what they read of other people leaves no copy.
 */
export function documentCache(reader: DocumentReader | null): FirestoreLocalCache {
  if (reader?.isAdmin === true) return memoryLocalCache();
  return persistentLocalCache({ tabManager: persistentSingleTabManager(undefined) });
}

/**
 * Removes the documents that were stored for somebody else, or for an admin. To be called before the client is used. Another open page
 * would lose its client: they then stay until the next page that is opened alone.
 */
export async function removeForeignDocuments(
  firestore: Firestore,
  auth: Auth,
  reader: DocumentReader | null,
): Promise<void> {
  if (areForeign(reader))
    await whenAlone(async () => {
      // A page that was opened at the same time may have removed them, and read since.
      if (!areForeign(reader)) return;
      await clearIndexedDbPersistence(firestore);
      localStorage.removeItem(OWNER);
    });
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined));
  onAuthStateChanged(auth, (user) => {
    const known = localStorage.getItem(OWNER);
    if (user !== null && known !== user.uid) localStorage.setItem(OWNER, known === null ? user.uid : SEVERAL);
  });
}

function areForeign(reader: DocumentReader | null): boolean {
  const owner = localStorage.getItem(OWNER);
  return owner !== null && (owner !== reader?.uid || reader.isAdmin);
}

/** Does the work once no other page is open; not at all while one stays. */
async function whenAlone(work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LEAVING) }, work);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
  }
}
