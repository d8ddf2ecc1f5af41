import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { lastMessageOf, type Conversation } from './Conversation';
import type { Message, MessageContent } from './Message';

/**
 * Milliseconds after a message was stored in which its author can withdraw it. `firestore.rules` allow five seconds more, for the way from
 * a click to the server.
 */
export const WITHDRAWAL_WINDOW = 15_000;

export type WithdrawalRefusal = 'denied' | 'too-late';

/** Whether a message with this content can be withdrawn. Offers and appointments are taken back by a message instead (`derivedIdOf`). */
export function isWithdrawable({ kind }: MessageContent): boolean {
  return kind === 'text' || kind === 'photo';
}

/** The message without its content, in its position. A message that is withdrawn already stays as it is, so that doing it twice is the same as doing it once. */
export function withdrawMessage(message: Message, uid: string, now: Instant): Result<Message, WithdrawalRefusal> {
  const { authorId, content, sentAt } = message;
  if (authorId !== uid) return failure('denied');
  if (content.kind === 'withdrawn') return success(message);
  if (!isWithdrawable(content)) return failure('denied');
  return now > sentAt + WITHDRAWAL_WINDOW
    ? failure('too-late')
    : success({ ...message, content: { kind: 'withdrawn' } });
}

/** A conversation after one of its messages was withdrawn. Only its preview changes, if it is the last one: unread counts and times stay. */
export function applyWithdrawal(conversation: Conversation, withdrawn: Message): Conversation {
  return conversation.lastMessage.sentAt === withdrawn.sentAt
    ? { ...conversation, lastMessage: lastMessageOf(withdrawn) }
    : conversation;
}
