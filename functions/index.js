import { readFileSync } from 'node:fs';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { onRequest } from 'firebase-functions/https';
import { pageFunction } from './site/pageFunction.js';

const read = (name) => readFileSync(new URL(`site/${name}`, import.meta.url), 'utf8');
const settings = JSON.parse(read('settings.json'));

/** Milliseconds before its end at which a token is replaced. */
const MARGIN = 5 * 60 * 1000;

let current = null;

/** App Check lets the function through, to read as a visitor does; it gives no rights. */
function appCheckToken() {
  if (current === null || Date.now() > current.end - MARGIN) {
    const asked = Date.now();
    const [app = initializeApp()] = getApps();
    const token = getAppCheck(app).createToken(settings.configuration.appId);
    current = { end: asked + MARGIN, token: token.then((made) => made.token) };
    const mine = current;
    token.then(
      ({ ttlMillis }) => (mine.end = asked + ttlMillis),
      () => (current = null),
    );
  }
  return current.token;
}

/** Renders the public pages of the site; firebase.json says which addresses lead here. */
export const pages = onRequest(
  {
    region: settings.region,
    invoker: 'public',
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 20,
    timeoutSeconds: 60,
  },
  pageFunction(
    read('app.html'),
    settings,
    settings.configuration.appCheckKey === undefined ? undefined : appCheckToken,
  ),
);
