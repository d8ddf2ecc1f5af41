import { makeAutoObservable } from 'mobx';
import type { DemoPerson, DemoSignIn } from '../../application/auth/DemoSignIn';
import type { BackendFailure } from '../../application/shared/BackendFailure';

export class AuthViewModel {
  /** `signed-in`: by this screen, just now. */
  status: 'idle' | 'signing-in' | 'signed-in' = 'idle';
  failure: BackendFailure | null = null;
  readonly people: readonly DemoPerson[];
  readonly #demoSignIn: DemoSignIn;

  constructor(demoSignIn: DemoSignIn) {
    this.#demoSignIn = demoSignIn;
    this.people = demoSignIn.people;
    makeAutoObservable(this, { people: false }, { autoBind: true });
  }

  async signInAs({ uid }: Pick<DemoPerson, 'uid'>): Promise<void> {
    if (this.status === 'signing-in') return;
    this.begin();
    const result = await this.#demoSignIn.signIn(uid);
    if (result.ok) this.succeed();
    else this.fail(result.failure);
  }

  begin(): void {
    this.status = 'signing-in';
    this.failure = null;
  }

  succeed(): void {
    this.status = 'signed-in';
  }

  fail(failure: BackendFailure): void {
    this.status = 'idle';
    this.failure = failure;
  }
}
