import { isAdmin } from '../../domain/account/UserProfile';
import { LocalStorageProfileCache } from '../../infrastructure/browser/storage/LocalStorageProfileCache';
import { PersonStorage } from '../../infrastructure/browser/storage/PersonStorage';
import type { DocumentReader } from '../../infrastructure/firebase/connection/storedDocuments';

/** The person whom this browser remembers as signed in, before the SDK knows. */
export function rememberedReader(): DocumentReader | null {
  const person = new LocalStorageProfileCache(new PersonStorage()).current()?.profile ?? null;
  return person && { uid: person.uid, isAdmin: isAdmin(person) };
}
