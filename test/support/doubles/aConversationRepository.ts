import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import { success } from '../../../src/domain/shared/Result';

/** One that holds nothing and takes everything, but for what a test changes. */
export function aConversationRepository(changes: Partial<ConversationRepository> = {}): ConversationRepository {
  const nothing = () => Promise.resolve(success([]));
  const done = () => Promise.resolve(success());
  return {
    subscribeToInbox: () => () => undefined,
    subscribe: () => () => undefined,
    subscribeToMessages: () => () => undefined,
    about: nothing,
    messagesBefore: nothing,
    everythingOf: nothing,
    send: done,
    withdraw: done,
    markReceived: done,
    markRead: done,
    ...changes,
  };
}
