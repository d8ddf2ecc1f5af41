import { makeAutoObservable, observableRef, when } from 'mobx';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import type { ProfileSource, Session } from '../../../application/auth/Session';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Who uses the site, for every screen that asks. Started once, by the application. */
export class SessionViewModel {
  /** `unknown` until it has been said for the first time, and while nothing may be shown of someone whose profile is awaited. */
  status: 'unknown' | 'signed-out' | 'signed-in' = 'unknown';
  profile: UserProfile | null = null;
  source: ProfileSource | null = null;
  /** Someone was signed in and no longer is, without having asked for it here: it expired, or was ended elsewhere. */
  hasEnded = false;
  #isLeaving = false;
  /** Whom it was last told of, shown or awaited. */
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

  /** The profile is what signing in told: what is stored may say more within seconds. */
  get isProvisional(): boolean {
    return this.source === 'awaited' || this.source === 'provisional';
  }

  start(): Unsubscribe {
    return this.#session.subscribe(this.show);
  }

  /** Resolves at once, or when the profile of someone who has just signed in has been read, or could not be at the first attempt. */
  async settled(): Promise<void> {
    await when(() => !this.isProvisional);
  }

  async signOut(): Promise<BackendResult<void>> {
    this.leave();
    const outcome = await this.#session.signOut();
    if (!outcome.ok) this.stay();
    return outcome;
  }

  /** The session is about to end because the person wants it to. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** It does not end after all. */
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
