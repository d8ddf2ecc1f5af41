// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ServiceWorkerPush } from '../../../../src/infrastructure/browser/offline/ServiceWorkerPush';
import { aPushDevice, PUBLIC_KEY } from '../../../support/builders/aPushDevice';

const other = `B${'o'.repeat(86)}`;
const bytesOf = (key: string) => {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return bytes.buffer;
};

/** A browser that grants everything, as its parts are changed. */
function aBrowser() {
  const browser = {
    permission: 'granted',
    /** The public key of the subscription; null: there is none. */
    key: null as string | null,
    saysKey: true,
    refusal: null as Error | null,
    subscriptions: 0,
    shown: [{ close: vi.fn() }],
    /** Null: it was not registered yet. */
    registration: null as object | null,
    workerState: 'activated',
    becomes: (state: string) => {
      browser.workerState = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
  const worker = Object.defineProperty(new EventTarget(), 'state', { get: () => browser.workerState });
  const subscription = () => ({
    endpoint: aPushDevice(`phone-${browser.subscriptions}`).endpoint,
    options: { applicationServerKey: browser.saysKey ? bytesOf(browser.key ?? '') : null },
    toJSON: () => ({ keys: { p256dh: aPushDevice().p256dh, auth: aPushDevice().auth } }),
    unsubscribe: async () => {
      browser.key = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (browser.key === null ? null : subscription()),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (browser.refusal !== null) throw browser.refusal;
      if (browser.key === null) browser.subscriptions += 1;
      browser.key = applicationServerKey;
      return subscription();
    },
  };
  const registration = {
    get active() {
      return browser.workerState === 'activated' ? worker : null;
    },
    get installing() {
      return browser.workerState === 'activated' ? null : worker;
    },
    waiting: null,
    pushManager,
    getNotifications: async () => browser.shown,
  };
  const register = vi.fn(async () => {
    browser.registration = registration;
    return registration;
  });
  browser.registration = registration;
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => browser.registration ?? undefined, register },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => browser.permission });
  return { browser, register, push: new ServiceWorkerPush() };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const device = (number: number) => aPushDevice(`phone-${number}`);

describe('ServiceWorkerPush', () => {
  test('a browser is subscribed for a person until the subscription ends, which removes what is shown', async () => {
    const { browser, push } = aBrowser();
    expect([push.owner(), await push.current(PUBLIC_KEY)]).toEqual([null, null]);
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(success(device(1)));
    expect([push.owner(), await push.current(PUBLIC_KEY)]).toEqual(['claire', device(1)]);
    expect(new ServiceWorkerPush().owner()).toBe('claire');
    await push.unsubscribe();
    expect([push.owner(), await push.current(PUBLIC_KEY)]).toEqual([null, null]);
    expect(browser.shown[0]?.close).toHaveBeenCalledOnce();
    await push.unsubscribe();
  });

  test('a person who subscribes again has the same subscription, and another person has one of their own', async () => {
    const { push } = aBrowser();
    await push.subscribe(PUBLIC_KEY, 'claire');
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(success(device(1)));
    expect(await push.subscribe(PUBLIC_KEY, 'karim')).toEqual(success(device(2)));
    expect(push.owner()).toBe('karim');
  });

  test('a subscription that was made with another key does not count, and is replaced', async () => {
    const { push } = aBrowser();
    await push.subscribe(other, 'claire');
    expect(await push.current(PUBLIC_KEY)).toBeNull();
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(success(device(2)));
  });

  test('a subscription whose key the browser does not say counts', async () => {
    const { browser, push } = aBrowser();
    browser.saysKey = false;
    await push.subscribe(PUBLIC_KEY, 'claire');
    expect(await push.current(PUBLIC_KEY)).toEqual(device(1));
  });

  test.each([
    ['denied', 'not-permitted'],
    ['default', 'not-answered'],
  ])('a person whose answer is “%s” is not subscribed', async (answer, reason) => {
    const { browser, push } = aBrowser();
    browser.permission = answer;
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(failure(reason));
    expect(browser.subscriptions).toBe(0);
  });

  test.each([
    [new DOMException('private window', 'NotAllowedError'), 'not-permitted'],
    [new DOMException('push service', 'AbortError'), 'no-service'],
    [new TypeError('no worker'), 'no-service'],
  ])('a browser that refuses with %s says why', async (error, reason) => {
    const { browser, push } = aBrowser();
    browser.refusal = error;
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(failure(reason));
    expect(push.owner()).toBeNull();
  });

  test('a site whose worker is not registered yet registers it', async () => {
    const { browser, push, register } = aBrowser();
    browser.registration = null;
    expect(await push.current(PUBLIC_KEY)).toBeNull();
    await push.unsubscribe();
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(success(device(1)));
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
  });

  test.each([
    ['activating', success(device(1))],
    ['redundant', failure('no-service')],
  ])('a worker that is being installed is waited for until it is %s', async (state, outcome) => {
    const { browser, push } = aBrowser();
    browser.workerState = 'installing';
    const subscribing = push.subscribe(PUBLIC_KEY, 'claire');
    await new Promise((done) => setTimeout(done));
    expect(browser.subscriptions).toBe(0);
    browser.becomes(state);
    expect(await subscribing).toEqual(outcome);
  });

  test('a browser without pushes is not subscribed, and nothing fails', async () => {
    const { push } = aBrowser();
    expect(push.support()).toBe('available');
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(push.support()).toBe('unsupported');
    expect(await push.subscribe(PUBLIC_KEY, 'claire')).toEqual(failure('unsupported'));
    expect(await push.current(PUBLIC_KEY)).toBeNull();
    await push.unsubscribe();
  });

  test('an iPhone has pushes for sites on its home screen only', () => {
    const { push } = aBrowser();
    Reflect.deleteProperty(globalThis, 'PushManager');
    vi.stubGlobal('navigator', { standalone: false });
    expect(push.support()).toBe('needs-installation');
  });
});
