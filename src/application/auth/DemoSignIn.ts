import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';

export interface DemoPerson {
  readonly uid: string;
  readonly displayName: string;
  readonly isAdmin: boolean;
}

/** Sign-in without an account, for trying the site out; a backend with real accounts has no demo people. */
export interface DemoSignIn {
  readonly people: readonly DemoPerson[];
  signIn(uid: string): Promise<Result<void, BackendFailure>>;
}
