import type { Firestore } from '@google-cloud/firestore';
import { pushTasks, type PushTasks } from '../../src/di/backends/notifications/pushTasks';
import type { PushRequest } from '../../src/infrastructure/server/WebPushSender';

export interface PushFunctionOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Of VAPID, as base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** The origin of the site, with https: push services may want to know whose pushes these are. */
  readonly siteAddress: string;
  /** Sends to a push service; default: over the network. */
  readonly request?: PushRequest;
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
}

/** What Cloud Functions do for pushes. Throws when the keys are malformed. */
export function pushFunction({
  firestore,
  publicKey,
  privateKey,
  siteAddress,
  now = Date.now,
  ...options
}: PushFunctionOptions): PushTasks {
  const keys = { subject: siteAddress, publicKey, privateKey };
  return pushTasks({ firestore, keys, clock: { now }, ...options });
}
