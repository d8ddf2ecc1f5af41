import { describe, expect, it } from 'vitest';
import { colourVariables, typeVariables } from '../../../../scripts/build/themeVariables';
import { palettes } from '../../../../src/presentation/app/theme/palette';
import { siteTheme } from '../../../../src/presentation/app/theme/theme';

/** What Material would write into the page, by selector. */
const materialRules = Object.assign({}, ...siteTheme().generateStyleSheets()) as Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

describe('the theme in the page before Material is loaded', () => {
  it.each([
    ['light', ':root, [data-theme="light"]'],
    ['dark', '[data-theme="dark"]'],
  ] as const)('the colours of the %s theme have the names and values of Material', (name, selector) => {
    expect(materialRules[selector]).toMatchObject(colourVariables(palettes[name]));
  });

  it('the headings have the fonts of Material', () => {
    const headings = Object.entries(typeVariables()).filter(([name]) => /-h[123]$/.test(name));
    expect(headings).toHaveLength(3);
    expect(materialRules[':root']).toMatchObject(Object.fromEntries(headings));
  });
});
