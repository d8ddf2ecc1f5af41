import { expect, test } from 'vitest';
import { contentSecurityPolicy, firebaseSources, foreignSources } from '../../../scripts/build/contentSecurityPolicy';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'bazar.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'bazar',
  VITE_FIREBASE_STORAGE_BUCKET: 'bazar.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const withAppCheck = { ...firebase, VITE_FIREBASE_APP_CHECK_KEY: 'site-key' };

test('a page on the embedded backend may reach its own site only', () => {
  const policy = directives({});
  expect(policy['connect-src']).toEqual(["'self'", 'blob:']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy['script-src']?.filter((source) => !source.startsWith("'"))).toEqual([]);
  expect(policy).not.toHaveProperty('frame-src');
});

test('pictures of the map that an operator names may come from its host', () => {
  const credit = '© les cartographes';
  const policy = contentSecurityPolicy([], foreignSources({}), {
    address: 'https://tiles.example:8443/{z}/{x}/{y}.png',
    credit,
  });
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
});

test('a page on Firebase may reach what signing in, Firestore and Storage need, and no more', () => {
  const policy = directives(firebase);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ]);
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://firebasestorage.googleapis.com',
    'https://www.google.com/images/cleardot.gif',
  ]);
  expect(policy['frame-src']).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    'https://*.firebaseapp.com',
  ]);
  expect(policy['script-src']).toContain('https://apis.google.com/');
});

test('firebase.json allows what the site needs with App Check', () => {
  expect(sorted(firebaseSources)).toEqual(sorted(foreignSources(withAppCheck)));
});

test('the addresses of emulators replace those of Google', () => {
  const policy = directives({
    ...firebase,
    VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080',
    VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:8080', 'http://127.0.0.1:9099']);
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'http://127.0.0.1:8080',
    'https://www.google.com/images/cleardot.gif',
  ]);
  expect(policy).not.toHaveProperty('frame-src');
});

test.each([{}, firebase, withAppCheck])(
  'no inline script runs but those of the page, nobody frames it (%#)',
  (environment) => {
    const policy = directives(environment);
    expect(policy['script-src']?.slice(0, 2)).toEqual([
      "'self'",
      "'sha256-7rMD11dYkXvRxvkn9hkFMjUR5PuAjhZaMipIhgiLClc='",
    ]);
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe/);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
  },
);

function directives(environment: Record<string, string>): Record<string, readonly string[]> {
  const parts = contentSecurityPolicy(['let theme'], foreignSources(environment)).split('; ');
  return Object.fromEntries(parts.map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

function sorted(sources: object): object {
  return Object.fromEntries(
    Object.entries(sources).map(([kind, hosts]: [string, readonly string[]]) => [kind, [...hosts].sort()]),
  );
}
