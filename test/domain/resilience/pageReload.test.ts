import { expect, test } from 'vitest';
import { needsPageReload } from '../../../src/domain/resilience/pageReload';

test.each([
  ['FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)', true],
  ['INTERNAL UNHANDLED ERROR: ', true],
  ['AsyncQueue is already failed: Error', true],
  ['Failed to fetch dynamically imported module: https://bazar.test/a.js', true],
  ['error loading dynamically imported module: https://bazar.test/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /a.css', true],
  ['Failed to get document because the client is offline.', false],
  ['', false],
])('the error « %s » needs a reload: %s', (message, needed) => {
  expect(needsPageReload(message)).toBe(needed);
});
