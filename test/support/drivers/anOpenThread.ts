import { onTestFinished } from 'vitest';
import type { BlockedPerson, BlockRepository } from '../../../src/application/messaging/BlockRepository';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import { DiscardMessage } from '../../../src/application/messaging/DiscardMessage';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import type { Message } from '../../../src/domain/messaging/Message';
import { failure, success } from '../../../src/domain/shared/Result';
import { ThreadViewModel } from '../../../src/presentation/messaging/thread/ThreadViewModel';
import { karim } from '../builders/aConversation';
import { aConversationRepository } from '../doubles/aConversationRepository';
import { NOON } from '../builders/aListing';
import { aMessageOutbox } from '../doubles/aMessageOutbox';
import { aPhotoUploadQueue } from '../doubles/aPhotoUploadQueue';

type Tell<Value> = (told: BackendResult<Value>) => void;
const silence = () => undefined;

/** A conversation that someone has opened, until the test ends, and what tells it of everything it follows. */
export function anOpenThread(me = karim, id = 'velo~karim', changes: Partial<ConversationRepository> = {}) {
  const told: {
    conversation: Tell<Conversation | null>;
    messages: Tell<readonly Message[]>;
    listing: Tell<Listing | null>;
    blocked: Tell<readonly BlockedPerson[]>;
  } = { conversation: silence, messages: silence, listing: silence, blocked: silence };
  const calls: string[] = [];
  const repository = aConversationRepository({
    subscribe: (_id, _uid, tell) => ((told.conversation = tell), silence),
    subscribeToMessages: (conversationId, limit, tell) => (
      calls.push(`follow ${conversationId} ${limit}`),
      (told.messages = tell),
      silence
    ),
    markRead: (conversationId, uid) => (calls.push(`read ${conversationId} ${uid}`), Promise.resolve(success())),
    ...changes,
  });
  const blocks: BlockRepository = {
    subscribe: (_uid, tell) => ((told.blocked = tell), silence),
    block: (uid, person) => (calls.push(`${uid} blocks ${person.uid} ${person.name}`), Promise.resolve(success())),
    unblock: (uid, other) => (calls.push(`${uid} lets ${other} go`), Promise.resolve(failure('offline'))),
  };
  const outbox = aMessageOutbox();
  const waiting = aPhotoUploadQueue('un');
  const throwAway = new DiscardMessage(outbox, waiting, { remove: () => Promise.resolve(success()) });
  const thread = new ThreadViewModel(
    repository,
    { subscribe: (_id, tell) => ((told.listing = tell), silence) },
    outbox,
    throwAway,
    blocks,
    { now: () => NOON },
  );
  onTestFinished(thread.start(id, me));
  return { thread, told, outbox, waiting, calls };
}
