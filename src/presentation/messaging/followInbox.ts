import { reaction } from 'mobx';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import { paths } from '../shared/paths';
import type { SignedInSite } from '../shared/session/SignedInSite';
import { lastMessageText } from './lastMessageText';
import { messages } from './messages';
import { inboxViewModel } from './viewModels';

/** Reports the unread count, and shows notifications of new messages where the person has allowed them. */
export async function followInbox(
  { viewModels, uid, signal, open }: SignedInSite,
  onCount: (count: number) => void,
): Promise<void> {
  const makeInbox = await viewModels.factoryOf(inboxViewModel);
  if (signal.aborted) return;
  const inbox = makeInbox();
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
  const endCount = reaction(() => inbox.unread, onCount, { fireImmediately: true });
  signal.addEventListener('abort', () => {
    endCount();
    end();
  });
}
