import { reaction } from 'mobx';
import type { QueuedMessage } from '../../application/messaging/MessageOutbox';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import type { Notify } from '../shared/notices/notify';
import type { ViewModelSource } from '../shared/ViewModelSource';
import { paths } from '../shared/paths';
import { lastMessageText } from './lastMessageText';
import { messages } from './messages';
import { noticeOfUnsent } from './noticeOfUnsent';
import { answersViewModel, inboxViewModel } from './viewModels';

interface InboxFollower {
  readonly onCount: (count: number) => void;
  /** A notification or a toast was clicked. */
  readonly onOpen: (path: string) => void;
  readonly notify: Notify;
  readonly isOpen: (path: string) => boolean;
  readonly signal: AbortSignal;
}

/** Reports the unread count, and shows notifications of new messages where the person has allowed them. */
export async function followInbox(
  viewModels: ViewModelSource,
  uid: string,
  { onCount, onOpen, notify, isOpen, signal }: InboxFollower,
): Promise<void> {
  const [makeInbox, makeAnswers] = await Promise.all([
    viewModels.factoryOf(inboxViewModel),
    viewModels.factoryOf(answersViewModel),
  ]);
  if (signal.aborted) return;
  const [inbox, answers] = [makeInbox(), makeAnswers()];
  const announce = (conversation: Conversation) => {
    const { other } = participantsFor(conversation, uid);
    const notification = {
      tag: conversation.id,
      title: messages.notificationTitle(other.name),
      text: lastMessageText(conversation.lastMessage),
    };
    inbox.notify(notification, () => onOpen(paths.conversation(conversation.id)));
  };
  /** An open conversation shows the failure itself. */
  const onRefused = ({ content, conversationId }: QueuedMessage) => {
    const path = paths.conversation(conversationId);
    if (!isOpen(path))
      notify(noticeOfUnsent(content.kind === 'photo' ? messages.photoNotSent : messages.notSent, () => onOpen(path)));
  };
  const end = inbox.start(uid, announce, onRefused);
  const endAnswers = reaction(
    () => inbox.conversations,
    (conversations) => void answers.share(uid, conversations),
    { fireImmediately: true },
  );
  const endCount = reaction(() => inbox.unread, onCount, { fireImmediately: true });
  signal.addEventListener('abort', () => {
    endCount();
    endAnswers();
    end();
  });
}
