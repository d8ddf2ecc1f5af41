import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { MessageMailQueue } from '../../../application/notifications/MessageMailQueue';
import type { MessageMail } from '../../../domain/notifications/MessageMail';
import type { Instant } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { changeEntry, dueEntries, type EntryForm } from './storedQueue';

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

const form: EntryForm<MessageMail> = {
  read: (document) => (document.exists ? readDocument(messageMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    mailedAt: mail.mailedAt === null ? null : new Date(mail.mailedAt),
    expiresAt: new Date(mail.messageAt + LIFETIME),
  }),
};

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
    return changeEntry(this.#firestore, reference, form, change);
  }

  due(now: Instant, limit: number): Promise<readonly MessageMail[]> {
    return dueEntries(this.#firestore, 'message_mails', form, now, limit);
  }
}
