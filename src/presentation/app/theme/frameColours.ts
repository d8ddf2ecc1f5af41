import type { ThemeName } from '../../../domain/theme/ThemeName';

/** The surface of each theme, which browsers show around the page. Apart from the palettes, so that the first page does not load those. */
export const frameColours: Readonly<Record<ThemeName, string>> = { light: '#fffdf9', dark: '#251d18' };
