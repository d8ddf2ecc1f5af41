import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { displayFont } from './fonts';

/** Heights that stick to the window's edges, for whoever scrolls or stands beneath them. */
export const HEADER_HEIGHT = 64;
export const BOTTOM_BAR_HEIGHT = 64;

/** What holds for the whole page: ground, selection, focus, scrolling. */
export function pageStyles(theme: Theme & CssVarsTheme) {
  const { palette } = theme.vars;
  return {
    html: {
      '--mb-font-display': displayFont,
      scrollPaddingTop: HEADER_HEIGHT + 24,
      scrollbarColor: `${palette.outline} transparent`,
      WebkitTapHighlightColor: 'transparent',
      [theme.breakpoints.down('md')]: { scrollPaddingBottom: BOTTOM_BAR_HEIGHT + 16 },
    },
    body: {
      minHeight: '100dvh',
      overflowX: 'clip',
      backgroundAttachment: 'fixed',
      ...theme.applyStyles('dark', {
        // The lamp hangs above the middle of the room.
        backgroundImage: 'radial-gradient(70rem 34rem at 50% -12rem, rgb(242 165 80 / 0.17), transparent 70%)',
        backgroundRepeat: 'no-repeat',
      }),
    },
    a: { color: palette.primary.main, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
    '::selection': { backgroundColor: palette.accent.main, color: palette.accent.contrastText },
    ':focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    'main:focus': { outline: 'none' },
    'button, input, select, textarea': { font: 'inherit' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { scrollBehavior: 'auto', transitionDuration: '0.01ms !important', animationIterationCount: '1 !important' },
    },
    '@media print': { body: { backgroundImage: 'none', backgroundColor: '#fff' } },
  } as const;
}
