import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface DemoPerson {
  readonly uid: string;
  readonly displayName: string;
  readonly isAdmin: boolean;
}

/** `this`: only this tab is signed in, until it is closed, so that two people can meet in one browser. */
export type SignedInTabs = 'all' | 'this';

/** Sign-in without an account, to try the site out. A backend with real accounts has no demo people. */
export interface DemoSignIn {
  readonly people: readonly DemoPerson[];
  signIn(uid: string, tabs: SignedInTabs): Promise<BackendResult<void>>;
}
export const DemoSignIn = token<DemoSignIn>('DemoSignIn');
