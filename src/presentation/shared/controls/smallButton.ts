import { TOUCH } from '../page/screenWidths';

/** The look of the theme’s small text button, in the colour of the text around it. */
export const smallButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 36,
  [TOUCH]: { minHeight: 44 },
  padding: '4px 14px',
  border: 0,
  borderRadius: 999,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1.35,
  textDecoration: 'none',
  cursor: 'pointer',
  color: 'inherit',
  background: 'none',
  transition: 'background-color 150ms, scale 120ms',
  '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
  '&:active': { scale: '0.975' },
} as const;
