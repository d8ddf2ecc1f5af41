import { runCorrection } from './command';
import type { FirestoreAdministration } from './FirestoreAdministration';

/**
 * Marks the messages to the team of earlier versions as waiting: the inbox lists no others. Returns how many it changes; only counts them
 * unless `isReal`.
 */
export async function openMessages(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  const due = (await firestore.list('contact_messages')).filter(({ fields }) => fields.handled === undefined);
  if (!isReal) return due.length;
  for (const { id } of due)
    await firestore.commit([
      { path: `contact_messages/${id}`, fields: { handled: { nullValue: null } }, only: ['handled'] },
    ]);
  return due.length;
}

await runCorrection(import.meta.url, 'messages', ({ firestore }, isReal) => openMessages(firestore, isReal));
