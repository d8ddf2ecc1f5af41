import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables { enabled: true }
  interface Palette { accent: Palette['primary'] }
  interface PaletteOptions { accent?: PaletteOptions['primary'] }
}

const text = "'Figtree Variable', system-ui, sans-serif";
const display = "'Bricolage Grotesque Variable', 'Figtree Variable', system-ui, sans-serif";

/** Terracotta, saffron and pine on cream; at night, the same under a lamp. Text keeps 4.5:1 on both grounds. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mb' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#a63c1b', dark: '#84290d', light: '#c9603d', contrastText: '#fffaf4' },
        secondary: { main: '#1d5a50', dark: '#12403a', light: '#3f8074', contrastText: '#f6fffc' },
        accent: { main: '#f2b43c', dark: '#d8951a', light: '#fbdc9a', contrastText: '#2b1d14' },
        background: { default: '#fbf5ec', paper: '#fffdf9' },
        text: { primary: '#2b1d14', secondary: '#655044' },
        divider: 'rgba(43, 29, 20, 0.14)',
      },
    },
    dark: {
      palette: {
        primary: { main: '#f39a72', dark: '#d97b50', light: '#f8bda0', contrastText: '#2a1108' },
        secondary: { main: '#86cbbc', dark: '#5aa897', light: '#b2e0d5', contrastText: '#0c2622' },
        accent: { main: '#f2c15c', dark: '#d8a53c', light: '#f7d897', contrastText: '#2b1d14' },
        background: { default: '#1a1411', paper: '#251d18' },
        text: { primary: '#f6ebdd', secondary: '#cdb9a6' },
        divider: 'rgba(246, 235, 221, 0.16)',
      },
    },
  },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: text,
    h1: { fontFamily: display, fontWeight: 750, fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', lineHeight: 1.08, letterSpacing: '-0.02em' },
    h2: { fontFamily: display, fontWeight: 700, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: 1.2, letterSpacing: '-0.01em' },
    h3: { fontFamily: display, fontWeight: 650, fontSize: '1.1875rem', lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 999, minHeight: 44, paddingInline: 20 } } },
    MuiButtonBase: { styleOverrides: { root: { '&:focus-visible': { outline: '3px solid var(--mb-palette-primary-main)', outlineOffset: 2 } } } },
  },
});
