import type { DocumentSnapshot } from 'firebase/firestore';
import type { StoredDocument } from './readDocument';

/** A document whose moments that the server has yet to give are those of this browser’s clock, instead of missing. */
export function withEstimatedTimestamps(document: DocumentSnapshot): StoredDocument {
  return { id: document.id, ref: document.ref, data: () => document.data({ serverTimestamps: 'estimate' }) };
}
