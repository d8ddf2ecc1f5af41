import { expect, type Page, type Worker } from '@playwright/test';
import type { ReceivedPush } from '../../../scripts/firebase/localPushService';
import type { WrittenPush } from '../../../src/application/notifications/WrittenPush';
import type { PushDevice } from '../../../src/domain/notifications/PushDevice';

/** Lets each page of the browser subscribe as this device: Chromium itself would need a server of Google’s. */
export async function stubSubscription(page: Page, device: PushDevice): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    if (!('PushManager' in globalThis)) return;
    const stored = 'test_subscription';
    const subscription = (key: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
          one.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(stored);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = localStorage.getItem(stored);
        return key === null ? null : subscription(key);
      },
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        localStorage.setItem(stored, applicationServerKey);
        return subscription(applicationServerKey);
      },
    });
  }, device);
}

/** Waits until the local push service has so many pushes for a device, and returns the last one. */
export async function lastPushTo({ endpoint }: PushDevice, count: number): Promise<ReceivedPush> {
  const pushes = async () => {
    const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PUSH_PORT ?? ''}/pushes.json`);
    return ((await answer.json()) as readonly ReceivedPush[]).filter((push) => push.endpoint === endpoint);
  };
  await expect.poll(pushes).toHaveLength(count);
  const last = (await pushes()).at(-1);
  if (last === undefined) throw new Error(`No push to ${endpoint}`);
  return last;
}

export interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

declare global {
  /** What the service worker has shown. */
  var shownPushes: readonly ShownPush[];
}

/**
 * Gives pushes to the service worker of the page, as the browser does once they are decrypted. Returns what says which notifications it has
 * shown of them: the headless build of Chromium shows none itself.
 */
export async function deliver(
  page: Page,
  ...pushes: readonly WrittenPush[]
): Promise<() => Promise<readonly ShownPush[]>> {
  const worker = await runningWorker(page);
  await worker.evaluate(() => {
    globalThis.shownPushes = [];
    const showNotification: ServiceWorkerRegistration['showNotification'] = async (
      title,
      { body = '', tag = '' } = {},
    ) => {
      globalThis.shownPushes = [...globalThis.shownPushes.filter((one) => one.tag !== tag), { title, body, tag }];
    };
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    Object.defineProperty(registration, 'showNotification', { value: showNotification, configurable: true });
  });
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  for (const push of pushes)
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registrationId,
      data: JSON.stringify(push),
    });
  await session.detach();
  return () => worker.evaluate(() => globalThis.shownPushes);
}

/** A browser ends a worker that has nothing to do; a request starts it again. */
async function runningWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => (await fetch('/icon-192.png')).ok);
  const context = page.context();
  return context.serviceWorkers().at(-1) ?? context.waitForEvent('serviceworker');
}
