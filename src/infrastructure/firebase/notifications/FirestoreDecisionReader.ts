import type { Firestore } from '@google-cloud/firestore';
import type { DecisionReader } from '../../../application/notifications/decisions/DecisionReader';
import type { Decision } from '../../../domain/moderation/Decision';
import type { Restriction } from '../../../domain/moderation/Restriction';
import { readDocument } from '../connection/readDocument';
import { restrictionDocument } from '../documents/restrictionSchema';
import { decisionOfDocument } from '../moderation/moderationOfDocument';

export class FirestoreDecisionReader implements DecisionReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async read(id: string): Promise<Decision | null> {
    const document = await this.#firestore.doc(`decisions/${id}`).get();
    return document.exists ? decisionOfDocument(document) : null;
  }

  async restrictionOf(uid: string): Promise<Restriction | null> {
    const document = await this.#firestore.doc(`restrictions/${uid}`).get();
    return document.exists ? readDocument(restrictionDocument, document) : null;
  }
}
