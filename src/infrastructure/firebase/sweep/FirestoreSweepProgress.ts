import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { SweepProgress } from '../../../application/listings/sweep/SweepProgress';
import { readDocument } from '../connection/readDocument';

const progressDocument = v.object({ after: v.nullable(v.string()) });

/** `sweeps/photos`, which no rule opens to anybody. */
export class FirestoreSweepProgress implements SweepProgress {
  readonly #document: DocumentReference;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#document = firestore.doc('sweeps/photos');
  }

  async read(): Promise<string | null> {
    const document = await this.#document.get();
    return document.exists ? (readDocument(progressDocument, document)?.after ?? null) : null;
  }

  async store(photoId: string | null): Promise<void> {
    await this.#document.set({ after: photoId, updatedAt: new Date() });
  }
}
