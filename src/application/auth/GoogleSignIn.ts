import type { FirstStep } from './SecondFactorChallenge';
import { token } from '../shared/token';

/** Sign-in with a Google account; the first sign-in creates an account here. */
export interface GoogleSignIn {
  /** True if a demo account replaces Google’s. */
  readonly isDemonstration: boolean;
  signIn(): Promise<FirstStep>;
}
export const GoogleSignIn = token<GoogleSignIn>('GoogleSignIn');
