import { reaction } from 'mobx';
import { sidesFor, type Conversation } from '../../domain/messaging/Conversation';
import type { ViewModelSource } from '../shared/ViewModels';
import { lastMessageText } from './lastMessageText';
import { messages } from './messages';

interface InboxFollower {
  readonly onCount: (count: number) => void;
  /** A notification was clicked. */
  readonly onOpen: (path: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Tells how many messages wait, and shows notifications of new ones where the person has allowed them. */
export async function followInbox(viewModels: ViewModelSource, uid: string, { onCount, onOpen, signal }: InboxFollower): Promise<void> {
  const [makeInbox, makeAnswers] = await Promise.all([viewModels.factoryOf('inbox'), viewModels.factoryOf('answers')]);
  if (signal.aborted) return;
  const [inbox, answers] = [makeInbox(), makeAnswers()];
  const announce = (conversation: Conversation) => {
    const { other } = sidesFor(conversation, uid);
    const notification = { tag: conversation.id, title: messages.notificationTitle(other.name), text: lastMessageText(conversation.lastMessage) };
    inbox.notify(notification, () => onOpen(`/messages/${encodeURIComponent(conversation.id)}`));
  };
  const end = inbox.start(uid, announce);
  const endAnswers = reaction(() => inbox.conversations, (conversations) => void answers.share(uid, conversations), { fireImmediately: true });
  const endCount = reaction(() => inbox.unread, onCount, { fireImmediately: true });
  signal.addEventListener('abort', () => {
    endCount();
    endAnswers();
    end();
  });
}
