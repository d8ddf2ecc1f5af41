import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { PendingErasure, PendingErasures } from '../../../application/privacy/erasure/PendingErasures';
import type { Instant } from '../../../domain/shared/Instant';
import { instant } from '../documents/listingSchemas';
import { changeStored } from './foundDocuments';

const PORTION = 100;

/** `erasures/{uid}`; `askedAt` is what the person’s browser has stored. */
export class FirestorePendingErasures implements PendingErasures {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async *askedUntil(time: Instant): AsyncIterable<readonly PendingErasure[]> {
    const portion = this.#firestore
      .collection('erasures')
      .where('askedAt', '<=', new Date(time))
      .orderBy('askedAt')
      .limit(PORTION);
    for (let from = portion; ;) {
      const { docs } = await from.get();
      yield docs.map((document) => {
        const erasedAt = v.safeParse(instant, document.get('erasedAt'));
        return { uid: document.id, erasedAt: erasedAt.success ? erasedAt.output : null };
      });
      const last = docs.at(-1);
      if (last === undefined || docs.length < PORTION) return;
      from = portion.startAfter(last);
    }
  }

  async markErased(uid: string, at: Instant): Promise<void> {
    await changeStored(this.#firestore, this.#referenceOf(uid), (transaction, erasure) => {
      if (erasure.get('erasedAt') === undefined) transaction.update(erasure.ref, { erasedAt: new Date(at) });
    });
  }

  async remove(uid: string): Promise<void> {
    await this.#referenceOf(uid).delete();
  }

  #referenceOf(uid: string) {
    return this.#firestore.doc(`erasures/${uid}`);
  }
}
