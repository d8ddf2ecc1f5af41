import type { ThemeOptions } from '@mui/material/styles';
import { below } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';

const colour = (name: string) => `var(--mb-palette-${name})`;

/** Where one taps with a finger. */
const touch = '@media (pointer: coarse)';
const pill = 999;
const line = `1px solid ${colour('divider')}`;

/** Style overrides of Material components. Plain objects rather than functions: they cost nothing at each render. */
export const themeComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    // A pressed button sinks a little instead of showing Material’s ripple.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `3px solid ${colour('primary-main')}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: pill,
        minHeight: 44,
        paddingInline: 20,
        transition: 'background-color 150ms, border-color 150ms, color 150ms, scale 120ms',
        '&:active': { scale: '0.975' },
      },
      sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.9375rem', [touch]: { minHeight: 44 } },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: { borderColor: colour('outline'), borderWidth: 1.5 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: 44, minHeight: 44 },
      sizeSmall: { minWidth: 36, minHeight: 36, [touch]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: pill, fontWeight: 550, fontSize: '0.9375rem', height: 36 },
      sizeSmall: { height: 26, fontSize: '0.8125rem' },
      filled: { backgroundColor: colour('background-sunk') },
      outlined: { borderColor: colour('outline') },
      colorPrimary: { '&.MuiChip-filled': { backgroundColor: colour('primary-main') } },
      colorSecondary: { '&.MuiChip-filled': { backgroundColor: colour('secondary-main') } },
      clickable: { '&:active': { boxShadow: 'none', scale: '0.975' }, [touch]: { height: 44 } },
    },
  },
  // Whatever is selected is pine, here as in the site’s own controls; terracotta is for what one presses.
  MuiCheckbox: { defaultProps: { color: 'secondary' } },
  MuiRadio: { defaultProps: { color: 'secondary' } },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
  MuiTabs: { defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' } },
  MuiTextField: {
    // The primary colour is too close to that of errors.
    defaultProps: { color: 'secondary' },
    // A block has the baseline of its first child that has one, the field: what stands beside it can be in line with that.
    styleOverrides: { root: { display: 'block' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 6,
        fontWeight: 600,
        lineHeight: 1.35,
        color: colour('text-primary'),
        '&.Mui-focused:not(.Mui-error), &.Mui-disabled': { color: colour('text-primary') },
      },
      asterisk: { color: colour('error-main') },
    },
  },
  // Labels stand above their fields: long ones are never cut, and nothing moves.
  MuiInputLabel: {
    // Otherwise Material hides placeholders until the field has the focus.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        overflow: 'visible',
        textAlign: 'start',
        whiteSpace: 'normal',
        transform: 'none',
        // Takes its baseline away, see `MuiTextField`.
        contain: 'layout',
      },
      sizeSmall: { fontSize: '0.875rem', fontWeight: 500 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colour('background-paper'),
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: colour('text-secondary'),
        },
      },
      sizeSmall: { minHeight: 44 },
      notchedOutline: { top: 0, borderColor: colour('outline'), '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { display: 'flex' },
      input: { textOverflow: 'ellipsis', '&::placeholder': { color: colour('text-secondary'), opacity: 1 } },
    },
  },
  MuiFormHelperText: {
    // Not a paragraph: those have margins of their own in many forms.
    defaultProps: { component: 'div' },
    styleOverrides: {
      root: {
        margin: '4px 2px 0',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        // What helps to fill in a field that is still being loaded is to be read.
        '&.Mui-disabled': { color: colour('text-secondary') },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 24,
        border: line,
        boxShadow: shadows.deep,
        // Between title and actions only the content scrolls, in a form too.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        [below(600)]: { margin: 16, width: '100%', '.MuiDialog-scrollPaper > &': { maxHeight: 'calc(100% - 32px)' } },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        paddingTop: 24,
        fontFamily: 'var(--mb-font-display)',
        fontWeight: 700,
        fontSize: '1.375rem',
        lineHeight: 1.25,
        textWrap: 'balance',
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: shadows.deep } } },
  MuiMenuItem: { styleOverrides: { root: { [touch]: { minHeight: 44 } } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 16, border: line, boxShadow: shadows.deep } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(28 17 10 / 0.55)' } } },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: pill, backgroundColor: colour('background-sunk') } } },
  MuiAlert: { styleOverrides: { root: { border: line, borderRadius: 14, alignItems: 'center' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
