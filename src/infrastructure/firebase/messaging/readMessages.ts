import {
  collection,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  startAfter,
  type DocumentReference,
  type Query,
} from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Message } from '../../../domain/messaging/Message';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import type { StoredDocument } from '../connection/readDocument';
import { messageOfDocument } from './conversationOfDocument';
import { timestampOf } from './preciseInstant';

type Position = Pick<Message, 'id' | 'sentAt'>;

/** The newest messages of a conversation, or those right before one of them, oldest first. */
export async function readMessages(
  operations: FirebaseOperations,
  conversation: DocumentReference,
  before: Position | null,
  limit: number,
): Promise<BackendResult<readonly Message[]>> {
  const found = await operations.run(() => getDocsFromServer(newestMessages(conversation, before, limit)));
  return found.ok ? success(messagesOf(found.value.docs)) : found;
}

/** Documents with equal `sentAt` are ordered by id, so that pages neither overlap nor leave gaps. */
export function newestMessages(conversation: DocumentReference, before: Position | null, limit: number): Query {
  return query(
    collection(conversation, 'messages'),
    orderBy('sentAt', 'desc'),
    orderBy('__name__', 'desc'),
    ...(before === null ? [] : [startAfter(timestampOf(before.sentAt), before.id)]),
    atMost(limit),
  );
}

/** Queries return the newest message first, the ports the oldest first. */
export function messagesOf(documents: readonly StoredDocument[]): readonly Message[] {
  return documents
    .map(messageOfDocument)
    .filter((message) => message !== null)
    .toReversed();
}
