import { expect, test } from 'vitest';
import { backendOf } from '../../../scripts/firebase/backendOf';

test.each([
  [{}, 'embedded'],
  [{ VITE_FIREBASE_EMULATOR_HOST: '127.0.0.1:8080' }, 'embedded'],
  [{ VITE_FIREBASE_PROJECT_ID: 'bazar' }, 'firebase'],
  [{ VITE_BACKEND: 'embedded', VITE_FIREBASE_PROJECT_ID: 'bazar' }, 'embedded'],
  [{ VITE_BACKEND: 'firebase' }, 'firebase'],
] as const)('builds a site with %o for the %s backend', (environment, expected) => {
  expect(backendOf(environment)).toBe(expected);
});
