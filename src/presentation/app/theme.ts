import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { displayFont, textFont } from './fonts';
import { palettes, type SitePalette } from './palette';
import { pageStyles } from './pageStyles';
import { themeComponents } from './themeComponents';

declare module '@mui/material/styles' {
  interface CssThemeVariables { enabled: true }
  interface Palette { accent: Palette['primary']; ground: Palette['primary']; outline: string }
  interface PaletteOptions { accent?: PaletteOptions['primary']; ground?: PaletteOptions['primary']; outline?: string }
  interface TypeBackground { sunk: string }
}

const display = { fontFamily: displayFont, textWrap: 'balance' } as const;

/** The identity of the site; its colours stand in `palette.ts`. Names a theme by `data-theme` on the page root. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mb' },
  colorSchemes: { light: { palette: toMaterial(palettes.light) }, dark: { palette: toMaterial(palettes.dark) } },
  shape: { borderRadius: 14 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: textFont,
    h1: { ...display, fontWeight: 750, fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', lineHeight: 1.08, letterSpacing: '-0.02em' },
    h2: { ...display, fontWeight: 700, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: 1.2, letterSpacing: '-0.01em' },
    h3: { ...display, fontWeight: 650, fontSize: '1.1875rem', lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
  },
  components: { ...themeComponents, MuiCssBaseline: { styleOverrides: pageStyles } },
});

function toMaterial({ background, text: texts, outline, divider, ...tints }: SitePalette): PaletteOptions {
  return { ...tints, background, text: texts, outline, divider };
}
