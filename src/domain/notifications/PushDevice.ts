/** A browser that a person has subscribed to pushes, as its `PushSubscription` describes it. */
export interface PushDevice {
  /** The address at its push service, which only that browser has. */
  readonly endpoint: string;
  /** Its public key, P-256, as base64url. */
  readonly p256dh: string;
  /** The secret of the encryption, as base64url. */
  readonly auth: string;
}

/** As it is stored. */
export interface StoredPushDevice extends PushDevice {
  /** The SHA-256 of the endpoint, in hexadecimal. */
  readonly id: string;
}

/** A person’s devices beyond so many are removed, the oldest first. */
export const MAXIMUM_DEVICES = 10;

/** Those of Chromium, Firefox, Edge and Safari. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^([a-z\d-]+\.)?push\.services\.mozilla\.com$/,
  /^([a-z\d-]+\.)+notify\.windows\.com$/,
  /^([a-z\d-]+\.)?push\.apple\.com$/,
];

/**
 * Whether an endpoint is an address of a known push service. A server must send to no other: the person who stores an endpoint would choose what it
 * requests, also in its own network.
 */
export function isOfPushService(endpoint: string): boolean {
  // Neither a user nor a port: the name of the host ends at the first slash.
  const [, host] = /^https:\/\/([a-z\d.-]+)\//.exec(endpoint) ?? [];
  return host !== undefined && pushServices.some((service) => service.test(host));
}
