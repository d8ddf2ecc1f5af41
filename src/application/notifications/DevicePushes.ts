import { isOfPushService, type PushDevice } from '../../domain/notifications/PushDevice';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Timers } from '../shared/Timers';
import type { BrowserPush, PushSupport, SubscriptionFailure } from './BrowserPush';
import type { OwnPushDevices } from './OwnPushDevices';

/** Milliseconds for which signing out waits until the stored device is removed. */
const LEAVING_TIMEOUT = 3000;

export type TurningOnFailure = SubscriptionFailure | BackendFailure;

/** Whether this device notifies a person: their browser is subscribed, and stored as theirs. */
export class DevicePushes {
  readonly #browser: BrowserPush;
  readonly #devices: OwnPushDevices;
  readonly #timers: Timers;

  constructor(browser: BrowserPush, devices: OwnPushDevices, timers: Timers) {
    this.#browser = browser;
    this.#devices = devices;
    this.#timers = timers;
  }

  /** Also `unsupported`: this site sends no pushes. */
  support(): PushSupport {
    return this.#devices.publicKey === null ? 'unsupported' : this.#browser.support();
  }

  async isOn(uid: string): Promise<BackendResult<boolean>> {
    const device = await this.#current();
    return device === null ? success(false) : this.#devices.has(uid, device.endpoint);
  }

  /** To be called in a click. After a failure the browser is not subscribed. */
  async turnOn(uid: string): Promise<Result<void, TurningOnFailure>> {
    const { publicKey } = this.#devices;
    if (publicKey === null) return failure('unsupported');
    const subscribed = await this.#browser.subscribe(publicKey, uid);
    if (!subscribed.ok) return subscribed;
    const device = subscribed.value;
    const stored = isOfPushService(device.endpoint)
      ? await this.#devices.add(uid, device)
      : failure<TurningOnFailure>('unsupported');
    if (!stored.ok) await this.#browser.unsubscribe();
    return stored;
  }

  /** The browser gets nothing from then on, also if the stored device cannot be removed: the server removes it when it next pushes. */
  async turnOff(uid: string): Promise<void> {
    const device = await this.#current();
    await this.#browser.unsubscribe();
    if (device !== null) await this.#devices.remove(uid, device.endpoint);
  }

  /** Turns it off for a person who is about to sign out; resolves after three seconds at the latest. */
  async leave(): Promise<void> {
    const owner = this.#browser.owner();
    if (owner === null) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#timers.after(LEAVING_TIMEOUT, resolve);
      const settle = () => {
        cancel();
        resolve();
      };
      // Whatever fails here is repeated by `follow`.
      this.turnOff(owner).then(settle, settle);
    });
  }

  /**
   * Ends the subscription of anybody else, so that nobody sees another person’s messages, and forgets one that the browser has ended by
   * itself; `uid`: of who is signed in, null: nobody.
   */
  async follow(uid: string | null): Promise<void> {
    const owner = this.#browser.owner();
    if (owner === null) return;
    if (owner !== uid || (await this.#current()) === null) await this.#browser.unsubscribe();
  }

  async #current(): Promise<PushDevice | null> {
    const { publicKey } = this.#devices;
    return publicKey === null ? null : this.#browser.current(publicKey);
  }
}
