import { paths } from '../shared/paths';
import type { SignedInSite } from '../shared/session/SignedInSite';
import { messages } from './messages';
import { toastOfUnsent } from './toastOfUnsent';
import { messageDelivery } from './viewModels';

/** Delivers what the person has written until they sign out. A toast reports what was refused for good. */
export async function startDelivery({ viewModels, uid, signal, notify, open, isOpen }: SignedInSite): Promise<void> {
  const makeDelivery = await viewModels.factoryOf(messageDelivery);
  if (signal.aborted) return;
  const stop = makeDelivery().start(uid, ({ content, conversationId }) => {
    const path = paths.conversation(conversationId);
    // An open conversation shows the failure itself.
    if (isOpen(path)) return;
    notify(toastOfUnsent(content.kind === 'photo' ? messages.photoNotSent : messages.notSent, path, open));
  });
  signal.addEventListener('abort', stop);
}
