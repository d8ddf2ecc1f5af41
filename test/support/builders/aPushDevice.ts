import type { PushDevice } from '../../../src/domain/notifications/PushDevice';

/** Of a server that sends pushes. */
export const PUBLIC_KEY = `B${'k'.repeat(86)}`;

/** A browser at the push service of Chromium; `name` tells it from others. */
export function aPushDevice(name = 'phone'): PushDevice {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: `B${'d'.repeat(86)}`,
    auth: 's'.repeat(22),
  };
}
