import type { Firestore } from '@google-cloud/firestore';
import type { PushOutcome } from '../../../application/notifications/pushes/pushToDevices';
import { SendQueuedPushes } from '../../../application/notifications/pushes/SendQueuedPushes';
import { SendMessagePushes } from '../../../application/notifications/SendMessagePushes';
import type { WrittenPush } from '../../../application/notifications/WrittenPush';
import type { Clock } from '../../../application/shared/Clock';
import type { QueuedPush } from '../../../domain/notifications/QueuedPush';
import { RandomIdGenerator } from '../../../infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConversationReader } from '../../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreMailRecipients } from '../../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreNotificationQueue } from '../../../infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { FirestorePushDevices } from '../../../infrastructure/firebase/notifications/FirestorePushDevices';
import { FirestorePushMarks } from '../../../infrastructure/firebase/notifications/FirestorePushMarks';
import { pushForms } from '../../../infrastructure/firebase/notifications/notificationForms';
import { WebPushSender, type PushKeys, type PushRequest } from '../../../infrastructure/server/WebPushSender';
import { writeMessagePush } from '../../../presentation/app/pushes/messagePush';

/** What a server does for pushes. */
export interface PushTasks {
  /** After a message of the conversation was stored; it may be called more than once for a message, and at the same time. */
  messageStored(conversationId: string): Promise<PushOutcome>;
  /** Once a minute; it may be called more than once at the same time. Pushes what `NotificationTasks` has queued. */
  sendQueuedPushes(): Promise<PushOutcome>;
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
  const devices = new FirestorePushDevices(firestore);
  const sendMessage = new SendMessagePushes(
    {
      conversations: new FirestoreConversationReader(firestore),
      recipients: new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock),
      devices,
      marks: new FirestorePushMarks(firestore),
      sender: new WebPushSender(keys, writeMessagePush, request),
    },
    clock,
  );
  const sendMorning = new SendQueuedPushes(
    {
      queues: pushForms.map((form) => ({
        queue: new FirestoreNotificationQueue(firestore, form),
        keyOf: form.keyOf,
      })),
      devices,
      sender: new WebPushSender(keys, writtenOf, request),
    },
    clock,
  );
  return {
    messageStored: (conversationId) => sendMessage.execute(conversationId),
    sendQueuedPushes: () => sendMorning.execute(),
  };
}

function writtenOf({ title, text, tag, path }: QueuedPush): WrittenPush {
  return { title, text, tag, path, isLive: false };
}
