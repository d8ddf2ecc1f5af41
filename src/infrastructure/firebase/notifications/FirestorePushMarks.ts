import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { PushMarks } from '../../../application/notifications/PushMarks';
import type { PushMark } from '../../../domain/notifications/MessagePush';
import { DAY } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { changeEntry, type EntryForm } from './storedQueue';

/** After its message a mark is stored for longer than that is pushed (`PUSH_WINDOW`); then Firestore removes it. */
const LIFETIME = DAY;

/** `message_pushes/{conversationId}~{recipientId}`. The times of messages are numbers, since they have microseconds. */
const pushMarkDocument = v.object({
  conversationId: v.string(),
  recipientId: v.string(),
  messageAt: v.number(),
  deviceIds: v.array(v.string()),
});

const form: EntryForm<PushMark> = {
  read: (document) => (document.exists ? readDocument(pushMarkDocument, document) : null),
  write: (mark) => ({ ...mark, expiresAt: new Date(mark.messageAt + LIFETIME) }),
};

export class FirestorePushMarks implements PushMarks {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  change(
    { conversationId, recipientId }: Pick<PushMark, 'conversationId' | 'recipientId'>,
    change: (mark: PushMark | null) => PushMark | null,
  ): Promise<boolean> {
    const reference = this.#firestore.doc(`message_pushes/${conversationId}~${recipientId}`);
    return changeEntry(this.#firestore, reference, form, change);
  }
}
