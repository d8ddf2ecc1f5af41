import type { DocumentData, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { MessageMailQueue } from '../../../application/notifications/MessageMailQueue';
import type { MessageMail } from '../../../domain/notifications/MessageMail';
import type { Instant } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';

/** Milliseconds after its last message for which an entry is stored; then Firestore removes it. */
const LIFETIME = 90 * 86_400_000;

/** `message_mails/{conversationId}~{recipientId}`. The times of messages are numbers, since they have microseconds. */
const messageMailDocument = v.object({
  conversationId: v.string(),
  recipientId: v.string(),
  messageAt: v.number(),
  dueAt: v.nullable(instant),
  mailedAt: v.nullable(instant),
  settledUntil: v.nullable(v.number()),
  attempts: v.number(),
});

export class FirestoreMessageMailQueue implements MessageMailQueue {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  change(
    { conversationId, recipientId }: Pick<MessageMail, 'conversationId' | 'recipientId'>,
    change: (entry: MessageMail | null) => MessageMail | null,
  ): Promise<boolean> {
    const reference = this.#firestore.doc(`message_mails/${conversationId}~${recipientId}`);
    return this.#firestore.runTransaction(async (transaction) => {
      const before = entryOf(await transaction.get(reference));
      const after = change(before);
      if (after === null || after === before) return false;
      transaction.set(reference, documentOf(after));
      return true;
    });
  }

  async due(now: Instant, limit: number): Promise<readonly MessageMail[]> {
    const found = await this.#firestore
      .collection('message_mails')
      .where('dueAt', '<=', new Date(now))
      .orderBy('dueAt')
      .limit(limit)
      .get();
    // A malformed one, which is reported, would take the place of others for ever.
    const entries = found.docs.map((document) => ({ document, entry: entryOf(document) }));
    for (const { document, entry } of entries) if (entry === null) await document.ref.delete();
    return entries.flatMap(({ entry }) => entry ?? []);
  }
}

function entryOf(document: DocumentSnapshot): MessageMail | null {
  return document.exists ? readDocument(messageMailDocument, document) : null;
}

function documentOf(mail: MessageMail): DocumentData {
  return {
    ...mail,
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    mailedAt: mail.mailedAt === null ? null : new Date(mail.mailedAt),
    expiresAt: new Date(mail.messageAt + LIFETIME),
  };
}
