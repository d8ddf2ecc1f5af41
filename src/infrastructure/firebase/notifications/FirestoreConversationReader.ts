import type { Firestore } from '@google-cloud/firestore';
import type { ConversationReader } from '../../../application/notifications/ConversationReader';
import type { Conversation } from '../../../domain/messaging/Conversation';
import { conversationOfDocument } from '../messaging/conversationOfDocument';

export class FirestoreConversationReader implements ConversationReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async read(id: string): Promise<Conversation | null> {
    const document = await this.#firestore.collection('conversations').doc(id).get();
    return document.exists ? conversationOfDocument(document) : null;
  }
}
