import type { CodeSender } from './CodeSender';

/** Signs a person in by a code sent to their phone; a number that is new makes an account. `Authentication` tells who is in. */
export type PhoneSignIn = CodeSender;
