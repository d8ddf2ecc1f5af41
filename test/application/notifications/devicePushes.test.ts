import { describe, expect, test, vi } from 'vitest';
import { AuthenticationWithPushes } from '../../../src/application/notifications/AuthenticationWithPushes';
import { DevicePushes } from '../../../src/application/notifications/DevicePushes';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryBrowserPush } from '../../support/inMemory/notifications/InMemoryBrowserPush';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';
import { VirtualTime } from '../../support/time/VirtualTime';
import { eventually } from '../../support/time/eventually';

function aSetup() {
  const [browser, devices, time] = [new InMemoryBrowserPush(), new InMemoryPushDevices(), new VirtualTime()];
  const pushes = new DevicePushes(browser, devices.own, time);
  return { browser, devices, time, pushes, stored: async (uid: string) => (await devices.of(uid, 10)).length };
}

describe('pushes on this device', () => {
  test('a person turns pushes on and off, and this device is stored in between', async () => {
    const { browser, pushes, stored } = aSetup();
    expect(await pushes.isOn('claire')).toEqual(success(false));
    expect(await pushes.turnOn('claire')).toEqual(success());
    expect(await pushes.isOn('claire')).toEqual(success(true));
    expect(browser.owner()).toBe('claire');
    await pushes.turnOff('claire');
    expect(await pushes.isOn('claire')).toEqual(success(false));
    expect([browser.owner(), await stored('claire')]).toEqual([null, 0]);
    await pushes.turnOff('claire');
  });

  test('a subscription that is not stored, or for another person, does not count as on', async () => {
    const { browser, devices, pushes } = aSetup();
    await pushes.turnOn('claire');
    expect(await pushes.isOn('karim')).toEqual(success(false));
    await devices.remove('claire', browser.device.endpoint);
    expect(await pushes.isOn('claire')).toEqual(success(false));
  });

  test('a site without a key offers no pushes', async () => {
    const { browser, devices, pushes, stored } = aSetup();
    devices.own.publicKey = null;
    const current = vi.spyOn(browser, 'current');
    expect(pushes.support()).toBe('unsupported');
    expect(await pushes.isOn('claire')).toEqual(success(false));
    expect(current).not.toHaveBeenCalled();
    expect(await pushes.turnOn('claire')).toEqual(failure('unsupported'));
    expect(await stored('claire')).toBe(0);
  });

  test('a site offers what the browser supports', () => {
    const { browser, pushes } = aSetup();
    expect(pushes.support()).toBe('available');
    browser.supported = 'needs-installation';
    expect(pushes.support()).toBe('needs-installation');
  });

  test('a browser that refuses a subscription says why, and nothing is stored', async () => {
    const { browser, pushes, stored } = aSetup();
    browser.refusal = 'not-permitted';
    expect(await pushes.turnOn('claire')).toEqual(failure('not-permitted'));
    expect(await stored('claire')).toBe(0);
  });

  test('a browser of an unknown push service is unsubscribed, since the server would send nothing to it', async () => {
    const { browser, pushes, stored } = aSetup();
    browser.device = { ...browser.device, endpoint: 'https://push.exemple.fr/abc' };
    expect(await pushes.turnOn('claire')).toEqual(failure('unsupported'));
    expect([browser.owner(), await stored('claire')]).toEqual([null, 0]);
  });

  test('a browser that cannot be stored is unsubscribed', async () => {
    const { browser, devices, pushes } = aSetup();
    vi.spyOn(devices.own, 'add').mockResolvedValue(failure('offline'));
    expect(await pushes.turnOn('claire')).toEqual(failure('offline'));
    expect(browser.owner()).toBeNull();
  });
});

describe('signing out', () => {
  function anAuthentication(pushes: DevicePushes) {
    let listener: (person: UserProfile | null) => void = () => undefined;
    const inner = {
      subscribeToUser: vi.fn((on: typeof listener) => {
        listener = on;
        return () => undefined;
      }),
      signOut: vi.fn(async () => success()),
    };
    const shown: (string | null)[] = [];
    const authentication = new AuthenticationWithPushes(inner, pushes);
    const onUnreachable = (): void => undefined;
    authentication.subscribeToUser((person) => shown.push(person?.uid ?? null), onUnreachable);
    expect(inner.subscribeToUser).toHaveBeenCalledWith(expect.any(Function), onUnreachable);
    const emit = (uid: string | null) => listener(uid === null ? null : aProfile({ uid }));
    return { authentication, inner, shown, emit };
  }

  test('a person who signs out leaves no device on which messages are shown', async () => {
    const { browser, pushes, stored, time } = aSetup();
    await pushes.turnOn('claire');
    const { authentication, inner } = anAuthentication(pushes);
    inner.signOut.mockImplementation(async () => {
      expect([browser.owner(), await stored('claire')]).toEqual([null, 0]);
      return success();
    });
    expect(await authentication.signOut()).toEqual(success());
    expect(inner.signOut).toHaveBeenCalledOnce();
    expect(time.waits).toEqual([]);
  });

  test('a person without pushes signs out at once', async () => {
    const { browser, pushes } = aSetup();
    const unsubscribe = vi.spyOn(browser, 'unsubscribe');
    const { authentication, inner } = anAuthentication(pushes);
    await authentication.signOut();
    await pushes.follow('claire');
    expect(inner.signOut).toHaveBeenCalledOnce();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test('a backend that does not answer delays signing out by three seconds at most, and one that fails by nothing', async () => {
    const { devices, pushes, time } = aSetup();
    await pushes.turnOn('claire');
    vi.spyOn(devices.own, 'remove').mockReturnValue(new Promise(() => undefined));
    const left = vi.fn();
    const leaving = pushes.leave().then(left);
    await time.pass(2999);
    expect(left).not.toHaveBeenCalled();
    await time.pass(1);
    await leaving;
    await pushes.turnOn('claire');
    vi.spyOn(devices.own, 'remove').mockRejectedValue(new Error('offline'));
    await pushes.leave();
  });

  test('a session that ends elsewhere, or becomes another person’s, ends the subscription; one that goes on does not', async () => {
    const { browser, pushes } = aSetup();
    const { emit, shown } = anAuthentication(pushes);
    await pushes.turnOn('claire');
    emit('claire');
    await eventually(() => expect(browser.owner()).toBe('claire'));
    emit('karim');
    await eventually(() => expect(browser.owner()).toBeNull());
    await pushes.turnOn('claire');
    emit(null);
    await eventually(() => expect(browser.owner()).toBeNull());
    emit(null);
    expect(shown).toEqual(['claire', 'karim', null, null]);
  });

  test('a subscription that the browser has ended by itself is forgotten', async () => {
    const { browser, pushes } = aSetup();
    await pushes.turnOn('claire');
    vi.spyOn(browser, 'current').mockResolvedValue(null);
    await pushes.follow('claire');
    expect(browser.owner()).toBeNull();
  });

  test('a browser that cannot end a subscription keeps nobody from being shown as signed out', async () => {
    const { browser, pushes } = aSetup();
    await pushes.turnOn('claire');
    vi.spyOn(browser, 'unsubscribe').mockRejectedValue(new Error('no storage'));
    const { emit, shown } = anAuthentication(pushes);
    emit(null);
    await Promise.resolve();
    expect(shown).toEqual([null]);
  });
});
