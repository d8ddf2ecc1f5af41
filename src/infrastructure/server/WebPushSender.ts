import webPush from 'web-push';
import type { PushAnswer, PushSender } from '../../application/notifications/PushSender';
import type { WrittenPush } from '../../application/notifications/WrittenPush';
import type { PushDevice } from '../../domain/notifications/PushDevice';

/** What identifies the server to push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** Whom a push service may turn to: an address with https, or with mailto. */
  readonly subject: string;
  /** As base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export type PushRequest = (endpoint: string, init: RequestInit) => Promise<Response>;

/** Seconds for which a push service waits for a device that is offline. */
const TIME_TO_LIVE = 86_400;
/** Milliseconds. */
const TIMEOUT = 15_000;

/** Sends encrypted pushes (RFC 8291) to the services of browsers. */
export class WebPushSender<Push> implements PushSender<Push> {
  readonly #keys: PushKeys;
  readonly #write: (push: Push) => WrittenPush;
  readonly #request: PushRequest;

  /** Throws when the keys are malformed. `request`: sends to a push service; default: over the network. */
  constructor(keys: PushKeys, write: (push: Push) => WrittenPush, request: PushRequest = fetch) {
    webPush.getVapidHeaders('https://fcm.googleapis.com', keys.subject, keys.publicKey, keys.privateKey, 'aes128gcm');
    this.#keys = keys;
    this.#write = write;
    this.#request = request;
  }

  async send(device: PushDevice, push: Push): Promise<PushAnswer> {
    const written = this.#write(push);
    const details = this.#detailsOf(device, written, await topicOf(written.tag));
    if (details === null) return { kind: 'gone' };
    const { method, headers, body } = details;
    const { status, ok } = await this.#request(device.endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      // A push service has no reason to lead elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (ok) return { kind: 'accepted' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    if (status === 429 || status >= 500) throw new Error(`A push service answered ${status}`);
    return { kind: 'refused', status };
  }

  /** Null: the keys of the device are none, so that nobody could read what it gets. */
  #detailsOf({ endpoint, p256dh, auth }: PushDevice, written: WrittenPush, topic: string) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(written), {
        vapidDetails: this.#keys,
        TTL: TIME_TO_LIVE,
        urgency: written.isLive ? 'high' : 'normal',
        topic,
      });
    } catch {
      return null;
    }
  }
}

/** Of the pushes with one topic that wait for a device, a push service keeps the last: 32 characters of base64url at most. */
async function topicOf(tag: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tag));
  return [...new Uint8Array(hash.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
