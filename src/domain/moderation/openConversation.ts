import { DAY, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import { MAXIMUM_NOTE_LENGTH, nextEntry, type HashText, type JournalEntry, type JournalHead } from './journal';
import { mayDecideAbout, type AuthorityRefusal, type ModerationAccount } from './Measure';
import type { ModerationCase } from './ModerationCase';

/** How long an admin reads a conversation that they have opened. */
export const OPENED_FOR = DAY;

/** The number of characters of the reason; the maximum is that of a note of the journal. */
export const openingReasonLength = { minimum: 20, maximum: MAXIMUM_NOTE_LENGTH };

/** An admin opens a reported conversation, to read it. */
export interface OpeningOrder {
  /** The uid of the admin. */
  readonly by: string;
  readonly conversationId: string;
  /** Why they have to read it: the note of the entry. */
  readonly reason: string;
}

/** What is stored when a conversation is opened. */
export interface OpeningContext {
  readonly head: JournalHead;
  /** The case of the conversation; null if nobody has reported it. */
  readonly known: ModerationCase | null;
  readonly actor: ModerationAccount | null;
  /** The buyer and the seller, as far as they have accounts. */
  readonly participants: readonly ModerationAccount[];
}

/** `not-reported`: no open case is about the conversation. */
export type OpeningRefusal = AuthorityRefusal | OpeningReasonError | 'not-reported';

export type OpeningReasonError = 'too-short' | 'too-long';

/** The entry that opens a conversation, or why it stays sealed. It may be opened again, which takes another entry. */
export function openConversation(
  { by, conversationId, reason }: OpeningOrder,
  { head, known, actor, participants }: OpeningContext,
  now: Instant,
  sha256: HashText,
): Result<JournalEntry, OpeningRefusal> {
  const authority = mayDecideAbout(actor, null);
  if (!authority.ok) return authority;
  for (const participant of participants) {
    const mayOpen = mayDecideAbout(actor, participant);
    if (!mayOpen.ok) return mayOpen;
  }
  if (known?.state !== 'open') return failure('not-reported');
  const error = openingReasonError(reason);
  if (error !== null) return failure(error);
  const about = { targetKind: 'conversation', targetId: conversationId } as const;
  return success(nextEntry(head, { by, at: now, action: 'opening', ...about, note: trimmedText(reason) }, sha256));
}

/** Null if the reason is in order. */
export function openingReasonError(reason: string): OpeningReasonError | null {
  const { length } = trimmedText(reason);
  if (length < openingReasonLength.minimum) return 'too-short';
  return length > openingReasonLength.maximum ? 'too-long' : null;
}

/** The id of the record that an admin has opened a conversation: each admin opens it for themselves. */
export function openedIdOf(admin: string, conversationId: string): string {
  return `${admin}~${conversationId}`;
}

export function isOpen(openedAt: Instant, now: Instant): boolean {
  return now < openedAt + OPENED_FOR;
}
