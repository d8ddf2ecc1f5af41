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

test('the configuration has the five required variables', () => {
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

test('the configuration has the optional variables that are set', () => {
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

test('the failure lists the variables that are missing or empty', () => {
  expect(
    readFirebaseConfiguration({ ...whole, VITE_FIREBASE_PROJECT_ID: undefined, VITE_FIREBASE_APP_ID: '' }),
  ).toEqual({
    ok: false,
    failure: ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_APP_ID'],
  });
});

test.each([
  ['nothing is set', {}, false],
  ['only optional variables are set', { VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080' }, false],
  ['one required variable is set', { VITE_FIREBASE_API_KEY: 'key' }, true],
  ['all are set', whole, true],
])('when %s, wantsFirebase returns %o', (_case, environment, expected) => {
  expect(wantsFirebase(environment)).toBe(expected);
});
