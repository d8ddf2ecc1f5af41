import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface DemoPerson {
  readonly uid: string;
  readonly displayName: string;
  readonly isAdmin: boolean;
}

/** `this`: the tab has a person of its own until it is closed, and the others keep theirs; so two people meet in one browser. */
export type SignedInTabs = 'all' | 'this';

/** Sign-in without an account, for trying the site out; a backend with real accounts has no demo people. */
export interface DemoSignIn {
  readonly people: readonly DemoPerson[];
  signIn(uid: string, tabs: SignedInTabs): Promise<BackendResult<void>>;
}
export const DemoSignIn = token<DemoSignIn>('DemoSignIn');
