import { makeAutoObservable, observableRef, when } from 'mobx';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import type { ProfileSource, Session } from '../../../application/auth/Session';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Milliseconds that what needs the stored profile waits for it. */
const SETTLED_TIMEOUT = 20_000;

/** The signed-in person. Started once, by the application. */
export class SessionViewModel {
  /** `unknown` until the first value, and while the profile is loading. */
  status: 'unknown' | 'signed-out' | 'signed-in' = 'unknown';
  profile: UserProfile | null = null;
  source: ProfileSource | null = null;
  /** The session expired or was ended elsewhere: the person did not sign out here. */
  hasEnded = false;
  #isLeaving = false;
  /** The person of the last value, loaded or not. */
  #uid: string | null = null;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  get isAdmin(): boolean {
    return isAdmin(this.profile);
  }

  /** The application shows nothing until the profile has been read (specification §4). */
  get isAwaited(): boolean {
    return this.source === 'awaited';
  }

  /** The profile comes from the sign-in; the stored one may replace it within seconds. */
  get isProvisional(): boolean {
    return this.source === 'awaited' || this.source === 'provisional';
  }

  start(): Unsubscribe {
    return this.#session.subscribe(this.show);
  }

  /**
   * Resolves at once, or when the profile of a person who has just signed in has been loaded or has failed once. False: neither
   * happened in time.
   */
  settled(): Promise<boolean> {
    return when(() => !this.isProvisional, { timeout: SETTLED_TIMEOUT }).then(
      () => true,
      () => false,
    );
  }

  async signOut(): Promise<BackendResult<void>> {
    this.leave();
    const outcome = await this.#session.signOut();
    if (!outcome.ok) this.stay();
    return outcome;
  }

  /** To be called before the person signs out. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** To be called when signing out failed. */
  stay(): void {
    this.#isLeaving = false;
  }

  show(profile: UserProfile | null, source: ProfileSource = 'stored'): void {
    this.hasEnded = profile === null && !this.#isLeaving && (this.hasEnded || this.status === 'signed-in');
    if (profile !== null && profile.uid !== this.#uid) this.stay();
    this.#uid = profile?.uid ?? null;
    this.source = profile === null ? null : source;
    this.profile = this.isAwaited ? null : profile;
    if (profile === null) this.status = 'signed-out';
    else this.status = this.isAwaited ? 'unknown' : 'signed-in';
  }
}
