import type { FirstStep } from './SecondFactorChallenge';
import { token } from '../shared/token';

/** Signs in with an account at Google; one that is new makes an account here. */
export interface GoogleSignIn {
  /** Whether a made-up account stands for Google's. */
  readonly isDemonstration: boolean;
  signIn(): Promise<FirstStep>;
}
export const GoogleSignIn = token<GoogleSignIn>('GoogleSignIn');
