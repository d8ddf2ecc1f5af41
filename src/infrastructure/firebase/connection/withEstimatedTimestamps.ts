import type { DocumentSnapshot } from 'firebase/firestore';
import type { StoredDocument } from './readDocument';

/** Server timestamps that are still pending read as this browser’s time instead of null. */
export function withEstimatedTimestamps(document: DocumentSnapshot): StoredDocument {
  return { id: document.id, ref: document.ref, data: () => document.data({ serverTimestamps: 'estimate' }) };
}
