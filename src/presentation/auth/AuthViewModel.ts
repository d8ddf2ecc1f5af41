import { makeAutoObservable, runInAction } from 'mobx';
import type { DemoPerson, DemoSignIn, SignedInTabs } from '../../application/auth/DemoSignIn';
import type { BackendFailure } from '../../application/shared/BackendFailure';

export class AuthViewModel {
  /** `signed-in`: through this screen. */
  status: 'idle' | 'signing-in' | 'signed-in' = 'idle';
  failure: BackendFailure | null = null;
  /** The person who signed in here; the session follows a moment later. */
  uid: string | null = null;
  readonly people: readonly DemoPerson[];
  readonly #demoSignIn: DemoSignIn;

  constructor(demoSignIn: DemoSignIn) {
    this.#demoSignIn = demoSignIn;
    this.people = demoSignIn.people;
    makeAutoObservable(this, { people: false }, { autoBind: true });
  }

  async signInAs({ uid }: Pick<DemoPerson, 'uid'>, tabs: SignedInTabs = 'all'): Promise<void> {
    if (this.status === 'signing-in') return;
    this.#begin();
    const result = await this.#demoSignIn.signIn(uid, tabs);
    if (result.ok) runInAction(() => this.#succeed(uid));
    else runInAction(() => this.#fail(result.failure));
  }

  #begin(): void {
    this.status = 'signing-in';
    this.failure = null;
  }

  #succeed(uid: string): void {
    this.uid = uid;
    this.status = 'signed-in';
  }

  #fail(failure: BackendFailure): void {
    this.status = 'idle';
    this.failure = failure;
  }
}
