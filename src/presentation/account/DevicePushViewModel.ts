import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSupport } from '../../application/notifications/BrowserPush';
import type { DevicePushes, TurningOnFailure } from '../../application/notifications/DevicePushes';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

/**
 * Whether this device notifies the person. A change is shown once it is stored: a person who leaves before would count
 * on notifications that never come.
 */
export class DevicePushViewModel {
  /** A failure: it could not be read whether it is on. */
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  isOn = false;
  isChanging = false;
  /** Why it could not be turned on. */
  failure: TurningOnFailure | null = null;
  attempt = 0;
  readonly support: PushSupport;
  readonly #session: SessionViewModel;
  readonly #pushes: Pick<DevicePushes, 'support' | 'isOn' | 'turnOn' | 'turnOff'>;

  constructor(session: SessionViewModel, pushes: Pick<DevicePushes, 'support' | 'isOn' | 'turnOn' | 'turnOff'>) {
    this.#session = session;
    this.#pushes = pushes;
    this.support = pushes.support();
    makeAutoObservable(this, { support: false }, { autoBind: true });
  }

  start(): Unsubscribe {
    if (this.support !== 'available') return nothingToStop;
    return followPerson(this.#session, (uid) => {
      let isCurrent = true;
      if (uid !== null) void this.#load(uid, () => isCurrent);
      return () => {
        isCurrent = false;
      };
    });
  }

  /** To be called in a click: the browser may ask the person. */
  async choose(isWanted: boolean): Promise<void> {
    const uid = this.#session.profile?.uid;
    if (uid === undefined || this.isChanging) return;
    this.#begin();
    const failure = isWanted ? await this.#turnOn(uid) : await this.#turnOff(uid);
    runInAction(() => {
      this.isChanging = false;
      this.failure = failure;
      if (failure === null) this.isOn = isWanted;
    });
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #begin(): void {
    this.isChanging = true;
    this.failure = null;
  }

  async #load(uid: string, isCurrent: () => boolean): Promise<void> {
    const read = await this.#pushes.isOn(uid);
    // Meanwhile, another person may have signed in, or the person may have chosen.
    if (!isCurrent() || this.isChanging) return;
    runInAction(() => {
      this.status = read.ok ? 'ready' : read.failure;
      this.isOn = read.ok && read.value;
    });
  }

  async #turnOn(uid: string): Promise<TurningOnFailure | null> {
    const done = await this.#pushes.turnOn(uid);
    return done.ok ? null : done.failure;
  }

  /** Null: the browser is unsubscribed. */
  async #turnOff(uid: string): Promise<TurningOnFailure | null> {
    return this.#pushes.turnOff(uid).then(
      () => null,
      () => 'unknown' as const,
    );
  }
}
