import type { ThemeName } from '../../../domain/theme/ThemeName';

interface Tint {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly contrastText: string;
}

/** Every colour of a theme, `#rrggbb`. `test/presentation/app/theme/palette.test.ts` holds the pairs to their contrast. */
export interface SitePalette {
  /** The page; surfaces on it; sunk areas such as tracks and placeholders. */
  readonly background: { readonly default: string; readonly paper: string; readonly sunk: string };
  readonly text: { readonly primary: string; readonly secondary: string };
  /** Terracotta. */
  readonly primary: Tint;
  /** Pine. */
  readonly secondary: Tint;
  /** Saffron: a background for dark text, never a text colour. */
  readonly accent: Tint;
  /** The pine background of the footer, and its text. */
  readonly ground: Tint;
  readonly error: Tint;
  readonly warning: Tint;
  readonly info: Tint;
  readonly success: Tint;
  /** Borders of form fields: contrast 3:1 at least. */
  readonly outline: string;
  readonly divider: string;
}

/** A market at noon: cream awnings, terracotta, pine and saffron. */
const light: SitePalette = {
  background: { default: '#fbf5ec', paper: '#fffdf9', sunk: '#f3e8d9' },
  text: { primary: '#2b1d14', secondary: '#655044' },
  primary: { main: '#a63c1b', dark: '#84290d', light: '#c9603d', contrastText: '#fffaf4' },
  secondary: { main: '#1d5a50', dark: '#12403a', light: '#3f8074', contrastText: '#f6fffc' },
  accent: { main: '#f2b43c', dark: '#d8951a', light: '#fbdc9a', contrastText: '#2b1d14' },
  ground: { main: '#12403a', dark: '#0d2f2b', light: '#c4d6cd', contrastText: '#f4efe2' },
  error: { main: '#b3261e', dark: '#8c1d18', light: '#d5524a', contrastText: '#fffaf4' },
  warning: { main: '#8a5300', dark: '#6b4000', light: '#b87619', contrastText: '#fffaf4' },
  info: { main: '#75583f', dark: '#5a4330', light: '#b08a5e', contrastText: '#fffaf4' },
  success: { main: '#2a6b3c', dark: '#1d512c', light: '#4f9163', contrastText: '#f6fffa' },
  outline: '#8d7767',
  divider: '#e6d9c8',
};

/** The same market in the evening: warm, never blue, never quite black. */
const dark: SitePalette = {
  background: { default: '#1a1411', paper: '#251d18', sunk: '#130e0b' },
  text: { primary: '#f6ebdd', secondary: '#cdb9a6' },
  primary: { main: '#f39a72', dark: '#d97b50', light: '#f8bda0', contrastText: '#2a1108' },
  secondary: { main: '#86cbbc', dark: '#5aa897', light: '#b2e0d5', contrastText: '#0c2622' },
  accent: { main: '#f2c15c', dark: '#d8a53c', light: '#f7d897', contrastText: '#2b1d14' },
  ground: { main: '#0f231f', dark: '#0a1916', light: '#b3c8bf', contrastText: '#efe7da' },
  error: { main: '#ff9d8f', dark: '#e57a6b', light: '#ffc1b8', contrastText: '#33100b' },
  warning: { main: '#f2c15c', dark: '#d8a53c', light: '#f7d897', contrastText: '#2b1d14' },
  info: { main: '#dcc3a8', dark: '#bba083', light: '#ecdcc9', contrastText: '#2b1d14' },
  success: { main: '#8fd3a0', dark: '#67b37b', light: '#b8e6c3', contrastText: '#0d2614' },
  outline: '#9b8674',
  divider: '#41352c',
};

export const palettes: Readonly<Record<ThemeName, SitePalette>> = { light, dark };
