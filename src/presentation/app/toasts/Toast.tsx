import styled from '@emotion/styled';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { above, below } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';

interface ToastProps
  extends
    Pick<CustomContentProps, 'id' | 'message' | 'variant' | 'action'>,
    Partial<Pick<CustomContentProps, 'style'>> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** A toast: dark, with the colour of its kind at the edge. page.css makes room for its class. */
export function Toast({ id, message, variant, action, style, ref }: ToastProps) {
  return (
    <Root ref={ref} className="toast" style={style} data-kind={variant}>
      <span>{message}</span>
      {typeof action === 'function' ? action(id) : action}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: 'min(560px, 100%)',
  minHeight: 52,
  marginInline: 'auto',
  padding: '10px 20px',
  borderRadius: 16,
  border: '1px solid color-mix(in srgb, var(--mb-palette-ground-light) 30%, transparent)',
  borderInlineStart: '6px solid var(--kind)',
  fontWeight: 550,
  lineHeight: 1.4,
  color: 'var(--mb-palette-ground-contrastText)',
  backgroundColor: 'var(--mb-palette-ground-main)',
  boxShadow: shadows.toast,
  // Its container stands to the right of the middle, and would be as wide as the half of the window that is left.
  [above(600)]: { '.notistack-SnackbarContainer:has(&)': { width: 'max-content' } },
  // The action stands below a text that it would leave no room.
  [below(450)]: { flexWrap: 'wrap', rowGap: 6 },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '--kind': 'var(--mb-palette-accent-main)',
  '&[data-kind="success"]': { '--kind': '#7cc796' },
  '&[data-kind="error"]': { '--kind': '#ff8a78' },
  '&[data-kind="info"]': { '--kind': '#8cc4ec' },
  kbd: {
    display: 'none',
    marginInlineStart: 8,
    padding: '1px 6px',
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    '@media (hover: hover) and (pointer: fine)': { display: 'inline' },
  },
  button: {
    flex: 'none',
    minHeight: 36,
    margin: '-4px -10px -4px auto',
    '@media (pointer: coarse)': { minHeight: 44 },
    padding: '0 12px',
    border: 0,
    borderRadius: 999,
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: 700,
    color: 'var(--mb-palette-accent-main)',
    background: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: 'var(--mb-palette-accent-main)' },
  },
});
