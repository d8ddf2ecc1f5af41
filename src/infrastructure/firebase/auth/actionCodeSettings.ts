import type { ActionCodeSettings } from 'firebase/auth';

/** The address to which the link of an e-mail leads. */
export function actionCodeSettings(): ActionCodeSettings {
  return { url: `${location.origin}/auth` };
}
