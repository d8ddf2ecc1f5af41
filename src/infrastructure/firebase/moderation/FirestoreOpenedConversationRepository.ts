import { doc, getDocFromServer, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore';
import type {
  OpenedConversation,
  OpenedConversationRepository,
} from '../../../application/moderation/OpenedConversationRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { partsOfConversationId } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import {
  openConversation,
  type OpeningContext,
  type OpeningOrder,
  type OpeningRefusal,
} from '../../../domain/moderation/openConversation';
import { success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument } from '../connection/readDocument';
import { accountOf } from '../listings/changeListing';
import { conversationOfDocument } from '../messaging/conversationOfDocument';
import { readMessages } from '../messaging/readMessages';
import { commitEntry } from './commitEntry';
import { caseOfDocument } from './moderationOfDocument';
import { caseReference, openedConversationReference } from './moderationReferences';
import { openedConversationDocument, ownedDocument } from './moderationSchemas';
import { headOf, read } from './readContext';
import { writeEntry } from './writeEffects';

export class FirestoreOpenedConversationRepository implements OpenedConversationRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, sha256: Sha256) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async open(order: OpeningOrder): Promise<Result<void, OpeningRefusal | BackendFailure>> {
    const record = openedConversationReference(this.#firestore, order.by, order.conversationId);
    const opened = await commitEntry(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<void, OpeningRefusal>> => {
        const context = await readOpeningContext(transaction, this.#firestore, order);
        const entry = openConversation(order, context, this.#clock.now(), this.#sha256);
        if (!entry.ok) return entry;
        writeEntry(transaction, this.#firestore, entry.value);
        transaction.set(record, { openedAt: serverTimestamp() });
        return success();
      },
    );
    return opened.ok ? opened.value : opened;
  }

  async find(conversationId: string, admin: string): Promise<BackendResult<OpenedConversation | null>> {
    const record = openedConversationReference(this.#firestore, admin, conversationId);
    const opened = await this.#operations.run(() => getDocFromServer(record));
    if (!opened.ok) return opened;
    const known = opened.value.exists() ? readDocument(openedConversationDocument, opened.value) : null;
    if (known === null) return success(null);
    const found = await this.#operations.run(() =>
      getDocFromServer(doc(this.#firestore, 'conversations', conversationId)),
    );
    // The day is over by the clock of the server.
    if (!found.ok) return found.failure === 'denied' ? success(null) : found;
    const conversation = found.value.exists() ? conversationOfDocument(found.value) : null;
    return success(conversation === null ? null : { conversation, openedAt: known.openedAt });
  }

  messages(
    conversationId: string,
    before: Pick<Message, 'id' | 'sentAt'> | null,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    const conversation = doc(this.#firestore, 'conversations', conversationId);
    return readMessages(this.#operations, conversation, before, limit);
  }
}

async function readOpeningContext(
  transaction: Transaction,
  firestore: Firestore,
  { by, conversationId }: OpeningOrder,
): Promise<OpeningContext> {
  const [actor, head, known, participants] = await Promise.all([
    accountOf(transaction, firestore, by),
    headOf(transaction, firestore),
    read(transaction, caseReference(firestore, { kind: 'conversation', id: conversationId }), caseOfDocument),
    participantsOf(transaction, firestore, conversationId),
  ]);
  return { actor, head, known, participants };
}

/** The conversation is sealed: its id and its listing say who takes part in it. The rules check it by the conversation. */
async function participantsOf(
  transaction: Transaction,
  firestore: Firestore,
  conversationId: string,
): Promise<OpeningContext['participants']> {
  const parts = partsOfConversationId(conversationId);
  if (parts === null) return [];
  const listing = doc(firestore, 'listings', parts.listingId);
  const owned = await read(transaction, listing, (stored) => readDocument(ownedDocument, stored));
  const uids = owned === null ? [parts.buyerId] : [parts.buyerId, owned.ownerId];
  const accounts = await Promise.all(uids.map((uid) => accountOf(transaction, firestore, uid)));
  return accounts.filter((account) => account !== null);
}
