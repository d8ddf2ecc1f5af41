import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { displayFont, headings, textFont } from './fonts';
import { palettes, type SitePalette } from './palette';
import { themeComponents } from './themeComponents';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    accent: Palette['primary'];
    ground: Palette['primary'];
    outline: string;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    ground?: PaletteOptions['primary'];
    outline?: string;
  }
  interface TypeBackground {
    sunk: string;
  }
}

const display = { fontFamily: displayFont, textWrap: 'balance' } as const;

let theme: Theme | undefined;

/**
 * The theme of Material components. `data-theme` on the page root selects light or dark. It is created with the first component and not
 * with its code: each of them fills a task.
 */
export function siteTheme(): Theme {
  return (theme ??= createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mb' },
    colorSchemes: { light: { palette: toMaterial(palettes.light) }, dark: { palette: toMaterial(palettes.dark) } },
    shape: { borderRadius: 14 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: textFont,
      h1: { ...display, ...headings.h1 },
      h2: { ...display, ...headings.h2 },
      h3: { ...display, ...headings.h3 },
      button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem', lineHeight: 1.35 },
    },
    components: themeComponents,
  }));
}

function toMaterial({ background, text, outline, divider, ...tints }: SitePalette): PaletteOptions {
  // Icons of Material would be grey in one theme and white in the other.
  return { ...tints, action: { active: text.secondary }, background, text, outline, divider };
}
