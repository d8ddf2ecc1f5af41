import type { BrowserPush, PushSupport, SubscriptionFailure } from '../../../application/notifications/BrowserPush';
import type { PushDevice } from '../../../domain/notifications/PushDevice';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { StoredText } from '../storage/StoredText';
import { SERVICE_WORKER } from './workerProtocol';

/** The subscription of the service worker’s registration. */
export class ServiceWorkerPush implements BrowserPush {
  readonly #owner = new StoredText('mbz_push_owner');

  support(): PushSupport {
    if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) return 'available';
    // Only Safari on iPhone and iPad has it.
    return 'standalone' in navigator && navigator.standalone === false ? 'needs-installation' : 'unsupported';
  }

  owner(): string | null {
    return this.#owner.read();
  }

  async current(publicKey: string): Promise<PushDevice | null> {
    if (this.support() !== 'available') return null;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    return subscription && hasKey(subscription, publicKey) ? deviceOf(subscription) : null;
  }

  async subscribe(publicKey: string, uid: string): Promise<Result<PushDevice, SubscriptionFailure>> {
    if (this.support() !== 'available') return failure('unsupported');
    // Before anything is waited for: some browsers ask only in the click itself.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return failure(permission === 'denied' ? 'not-permitted' : 'not-answered');
    try {
      const { pushManager } = await activeRegistration();
      const former = await pushManager.getSubscription();
      // A browser refuses a second key; and who was signed in before must not be notified here.
      if (former !== null && (this.owner() !== uid || !hasKey(former, publicKey))) await former.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      this.#owner.write(uid);
      return success(deviceOf(subscription));
    } catch (error) {
      const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
      return failure(isForbidden ? 'not-permitted' : 'no-service');
    }
  }

  /** Removes the notifications that are shown, too. */
  async unsubscribe(): Promise<void> {
    if (this.support() === 'available') {
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
      for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    }
    this.#owner.write(null);
  }
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  // Where a browser does not say it, it is taken for the same.
  return key === null || asBase64Url(key) === publicKey;
}

function asBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Rejects where the browser refuses the worker. The site registers it when a page is idle, which may still be to come. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker;
  const registration =
    (await workers.getRegistration()) ?? (await workers.register(SERVICE_WORKER, { updateViaCache: 'none' }));
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker !== null && worker !== registration.active) await untilActive(worker);
  return registration;
}

function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (worker.state === 'activating' || worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', settle);
    settle();
  });
}
