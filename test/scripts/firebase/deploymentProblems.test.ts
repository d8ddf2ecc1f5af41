import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentProblems, pageProblems, unfilledEntries } from '../../../scripts/firebase/deploymentProblems';
import { fillIn } from '../../../scripts/build/sitePage';

const whole = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'bazar.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'bazar',
  VITE_FIREBASE_STORAGE_BUCKET: 'bazar.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const firebaseJson = readFileSync('firebase.json', 'utf8');
const page = fillIn(readFileSync('index.html', 'utf8'));

test('a complete configuration can be deployed', () => {
  expect(environmentProblems(whole)).toEqual([]);
});

test.each([
  ['a variable is missing', { ...whole, VITE_FIREBASE_APP_ID: '' }, 'VITE_FIREBASE_APP_ID'],
  [
    'data would go to this machine',
    { ...whole, VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080' },
    'VITE_FIREBASE_EMULATOR_HOST',
  ],
  [
    'people would sign in on this machine',
    { ...whole, VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    'AUTH_EMULATOR',
  ],
  ['the embedded backend would be built', { ...whole, VITE_BACKEND: 'embedded' }, 'VITE_BACKEND'],
])('nothing is deployed when %s', (_, environment, name) => {
  expect(environmentProblems(environment)).toEqual([expect.stringContaining(name)]);
});

test('pages are deployed only if firebase.json allows their inline scripts', () => {
  expect(pageProblems(firebaseJson, [page, page])).toEqual([]);
  expect(pageProblems(firebaseJson, [page, `${page}<script>let other</script>`])).toHaveLength(1);
});

test('a legal entry is unfilled when it is empty, not when it does not apply', () => {
  expect(unfilledEntries({ name: '', address: ' ', court: null, contact: 'bonjour@bazar.example' })).toEqual([
    'name',
    'address',
  ]);
});
