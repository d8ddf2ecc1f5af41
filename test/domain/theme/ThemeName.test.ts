import { expect, test } from 'vitest';
import { otherTheme, toThemeName } from '../../../src/domain/theme/ThemeName';

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, 'light'],
  ['bleu', 'light'],
])('the stored value %j is the theme %s', (stored, theme) => {
  expect(toThemeName(stored)).toBe(theme);
});

test('light and dark toggle', () => {
  expect([otherTheme('light'), otherTheme('dark')]).toEqual(['dark', 'light']);
});
