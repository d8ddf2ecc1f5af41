import { expect, test } from 'vitest';
import { readFirebaseConfiguration } from '../../../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import { wantsFirebase } from '../../../../src/infrastructure/firebase/connection/requiredVariables';

const whole = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'bazar.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'bazar',
  VITE_FIREBASE_STORAGE_BUCKET: 'bazar.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

test('reads the five variables that must be there', () => {
  expect(readFirebaseConfiguration(whole)).toEqual({
    ok: true,
    value: {
      apiKey: 'key',
      authDomain: 'bazar.firebaseapp.com',
      projectId: 'bazar',
      storageBucket: 'bazar.firebasestorage.app',
      appId: '1:2:web:3',
    },
  });
});

test('reads those that may be there', () => {
  const more = {
    VITE_FIREBASE_APP_CHECK_KEY: 'site-key',
    VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080',
    VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    VITE_FIREBASE_FIRST_PAGE: 'whole',
  };
  expect(readFirebaseConfiguration({ ...whole, ...more })).toMatchObject({
    value: {
      appCheckKey: 'site-key',
      emulator: '127.0.0.1:8080',
      authEmulator: '127.0.0.1:9099',
      readsFirstPageWhole: true,
    },
  });
});

test('names what is missing, an empty value included', () => {
  expect(
    readFirebaseConfiguration({ ...whole, VITE_FIREBASE_PROJECT_ID: undefined, VITE_FIREBASE_APP_ID: '' }),
  ).toEqual({
    ok: false,
    failure: ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_APP_ID'],
  });
});

test.each([
  ['nothing is set', {}, false],
  ['only optional ones are set', { VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080' }, false],
  ['one is set', { VITE_FIREBASE_API_KEY: 'key' }, true],
  ['all are set', whole, true],
])('when %s, Firebase is wanted: %o', (_case, environment, expected) => {
  expect(wantsFirebase(environment)).toBe(expected);
});
