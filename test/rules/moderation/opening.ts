import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { ReportTargetKind } from '../../../src/domain/moderation/Report';
import { commits, given, set, type Attempt, type Documents } from '../Attempt';
import { storedConversation } from '../aConversationDocument';
import { now } from '../times';
import { reportedCase } from './deciding';
import { storedJournal, writesDown, type Changes } from './journal';

/** The conversation of Claire and Karim, which was reported twice, and a reason to read it. */
export const conversationId = 'online~claire';
export const openCase: Documents = {
  [`cases/conversation~${conversationId}`]: reportedCase('conversation', conversationId),
};
const reason = 'Deux signalements parlent d’un mandat.';

interface Opening {
  readonly by?: string;
  readonly kind?: ReportTargetKind;
  readonly targetId?: string;
  readonly note?: string;
  readonly entry?: Changes;
  readonly register?: Changes;
  /** Changes of the record; null: it is not written. */
  readonly record?: Changes;
  readonly recordId?: string;
}

/** The commit by which an admin opens a conversation, by default Nadia that of Claire and Karim. */
export function opens(options: Opening = {}): Attempt {
  const { by = 'nadia', kind = 'conversation', targetId = conversationId, note = reason } = options;
  const { entry = {}, register = {}, record = {}, recordId = `${by}~${targetId}` } = options;
  const act = { by, action: 'opening', targetKind: kind, targetId, note } as const;
  return given(
    { ...storedJournal, ...storedConversation, ...openCase },
    commits(
      ...writesDown(act, { entry, register }),
      ...(record === null ? [] : [set(`opened_conversations/${recordId}`, { openedAt: now, ...record })]),
    ),
  );
}

/** The record that an admin has opened that conversation. */
export function opened(openedAt: Date, admin = 'nadia', id = conversationId): Readonly<Record<string, PlainDocument>> {
  return { [`opened_conversations/${admin}~${id}`]: { openedAt } };
}
