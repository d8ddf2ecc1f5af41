import { reaction } from 'mobx';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import { paths } from '../shared/paths';
import type { SignedInSite } from '../shared/session/SignedInSite';
import { lastMessageText } from './lastMessageText';
import { messages } from './messages';
import { answersViewModel, inboxViewModel } from './viewModels';

/** Reports the unread count, and shows notifications of new messages where the person has allowed them. */
export async function followInbox(
  { viewModels, uid, signal, open }: SignedInSite,
  onCount: (count: number) => void,
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
    inbox.notify(notification, () => open(paths.conversation(conversation.id)));
  };
  const end = inbox.start(uid, announce);
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
