import { createECDH, randomBytes } from 'node:crypto';
import encryption from 'http_ece';
import type { ReceivedPush } from '../../../scripts/firebase/localPushService';
import type { WrittenPush } from '../../../src/application/notifications/WrittenPush';
import type { PushDevice } from '../../../src/domain/notifications/PushDevice';

export interface Subscription {
  readonly device: PushDevice;
  /** What the browser would give to its service worker. */
  read(push: Pick<ReceivedPush, 'body'>): WrittenPush;
}

/** What a browser makes when it subscribes, with keys of its own, at the push service of Chromium. */
export function aSubscription(name = 'phone'): Subscription {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    device: { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh, auth },
    read: ({ body }) => {
      const text = encryption.decrypt(Buffer.from(body, 'base64'), {
        version: 'aes128gcm',
        privateKey,
        authSecret: auth,
      });
      return JSON.parse(text.toString()) as WrittenPush;
    },
  };
}
