import { expect, test } from 'vitest';
import { javaVersionIn } from '../../../scripts/firebase/javaVersion';

test.each([
  ['openjdk version "21.0.4" 2024-07-16', 21],
  ['openjdk version "22" 2024-03-19', 22],
  ['java version "1.8.0_292"', 8],
  ['bash: java: command not found', null],
])('%s', (printed, version) => {
  expect(javaVersionIn(printed)).toBe(version);
});
