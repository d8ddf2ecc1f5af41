import type { FirstStep } from './SecondFactorChallenge';

/** Signs in with an account at Google; one that is new makes an account here. */
export interface GoogleSignIn {
  /** Whether a made-up account stands for Google's. */
  readonly isDemonstration: boolean;
  signIn(): Promise<FirstStep>;
}
