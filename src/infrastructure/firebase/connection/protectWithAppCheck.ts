import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, onTokenChanged, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import * as v from 'valibot';

/** Where the first script of the next page, in index.html, finds the token. */
const KEY = 'mbz_app_check';

const claims = v.object({ exp: v.number() });
const protectedApps = new WeakSet<FirebaseApp>();

/** Proves to the servers that requests come from this site. Must be called before any service is used. */
export function protectWithAppCheck(app: FirebaseApp, siteKey: string): void {
  if (protectedApps.has(app)) return;
  protectedApps.add(app);
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  onTokenChanged(appCheck, ({ token }) => storeToken(token));
}

/** A browser that stores nothing asks for the configuration later, by the SDK. */
function storeToken(token: string): void {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = v.parse(claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    localStorage.setItem(KEY, JSON.stringify({ token, expiresAt: exp * 1000 }));
  } catch {
    return;
  }
}
