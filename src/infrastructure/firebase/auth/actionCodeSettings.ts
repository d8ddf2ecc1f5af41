import type { ActionCodeSettings } from 'firebase/auth';

/** Where a message's link leads back to, once it has been followed. */
export function actionCodeSettings(): ActionCodeSettings {
  return { url: `${location.origin}/auth` };
}
