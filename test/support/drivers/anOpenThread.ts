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
import { InMemoryMessageOutbox } from '../inMemory/messaging/InMemoryMessageOutbox';
import { InMemoryPhotoUploadQueue } from '../inMemory/messaging/InMemoryPhotoUploadQueue';

type Emit<Value> = (result: BackendResult<Value>) => void;
const silence = () => undefined;

/** An open conversation, stopped when the test ends; `emit` emits the values it subscribes to. */
export function anOpenThread(me = karim, id = 'velo~karim', changes: Partial<ConversationRepository> = {}) {
  const emit: {
    conversation: Emit<Conversation | null>;
    messages: Emit<readonly Message[]>;
    listing: Emit<Listing | null>;
    blocked: Emit<readonly BlockedPerson[]>;
  } = { conversation: silence, messages: silence, listing: silence, blocked: silence };
  const calls: string[] = [];
  const repository = aConversationRepository({
    subscribe: (_id, _uid, listener) => ((emit.conversation = listener), silence),
    subscribeToMessages: (conversationId, limit, listener) => (
      calls.push(`follow ${conversationId} ${limit}`),
      (emit.messages = listener),
      silence
    ),
    markRead: (conversationId, uid) => (calls.push(`read ${conversationId} ${uid}`), Promise.resolve(success())),
    ...changes,
  });
  const blocks: BlockRepository = {
    subscribe: (_uid, listener) => ((emit.blocked = listener), silence),
    block: (uid, person) => (calls.push(`${uid} blocks ${person.uid} ${person.name}`), Promise.resolve(success())),
    unblock: (uid, other) => (calls.push(`${uid} lets ${other} go`), Promise.resolve(failure('offline'))),
  };
  const outbox = new InMemoryMessageOutbox();
  const waiting = new InMemoryPhotoUploadQueue(['un']);
  const discard = new DiscardMessage(outbox, waiting, { remove: () => Promise.resolve(success()) });
  const thread = new ThreadViewModel(
    repository,
    { subscribe: (_id, listener) => ((emit.listing = listener), silence) },
    outbox,
    discard,
    blocks,
    { now: () => NOON },
  );
  onTestFinished(thread.start(id, me));
  return { thread, emit, outbox, waiting, calls };
}
