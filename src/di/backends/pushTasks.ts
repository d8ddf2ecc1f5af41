import type { Firestore } from '@google-cloud/firestore';
import { SendMessagePushes, type PushOutcome } from '../../application/notifications/SendMessagePushes';
import type { Clock } from '../../application/shared/Clock';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConversationReader } from '../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreMailRecipients } from '../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestorePushDevices } from '../../infrastructure/firebase/notifications/FirestorePushDevices';
import { FirestorePushMarks } from '../../infrastructure/firebase/notifications/FirestorePushMarks';
import { WebPushSender, type PushKeys, type PushRequest } from '../../infrastructure/server/WebPushSender';
import { writeMessagePush } from '../../presentation/app/pushes/messagePush';

/** What a server does for pushes. */
export interface PushTasks {
  /** After a message of the conversation was stored; it may be called more than once for a message, and at the same time. */
  messageStored(conversationId: string): Promise<PushOutcome>;
}

export interface PushTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  readonly keys: PushKeys;
  readonly clock: Clock;
  /** Sends to a push service; default: over the network. */
  readonly request?: PushRequest;
}

/** Throws when the keys are malformed. */
export function pushTasks({ firestore, keys, clock, request }: PushTaskOptions): PushTasks {
  const send = new SendMessagePushes(
    {
      conversations: new FirestoreConversationReader(firestore),
      recipients: new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock),
      devices: new FirestorePushDevices(firestore),
      marks: new FirestorePushMarks(firestore),
      sender: new WebPushSender(keys, writeMessagePush, request),
    },
    clock,
  );
  return { messageStored: (conversationId) => send.execute(conversationId) };
}
