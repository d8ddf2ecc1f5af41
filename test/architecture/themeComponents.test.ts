import { expect, test } from 'vitest';
import { themeComponents } from '../../src/presentation/app/theme/themeComponents';
import { sourceFiles } from './sourceFiles';

/** What Material itself makes its buttons, fields and dialogs of. */
const partsOfOthers = ['MuiButtonBase', 'MuiInputLabel', 'MuiOutlinedInput', 'MuiInputBase', 'MuiPaper', 'MuiBackdrop'];

test('the theme overrides only components of Material that the site uses', () => {
  const sources = sourceFiles('src/presentation').map(({ text }) => text);
  const isUsed = (component: string) =>
    sources.some((text) => text.includes(`'@mui/material/${component.replace('Mui', '')}'`));
  const overridden = Object.keys(themeComponents).filter((component) => !partsOfOthers.includes(component));
  expect(overridden.length).toBeGreaterThan(10);
  expect(overridden.filter((component) => !isUsed(component))).toEqual([]);
});
