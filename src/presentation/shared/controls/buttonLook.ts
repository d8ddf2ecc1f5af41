const rest = { font: 'inherit', textDecoration: 'none', cursor: 'pointer', border: 0 } as const;

/** A round button that holds an icon only. */
export const iconButton = {
  ...rest,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 999,
  color: 'var(--mb-palette-text-primary)',
  background: 'none',
  transition: 'background-color 150ms',
  '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
} as const;

/** A button that reads as a link within a text. */
export const textButton = {
  ...rest,
  minHeight: 44,
  padding: 0,
  fontWeight: 650,
  color: 'var(--mb-palette-primary-main)',
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

/** A link that looks like the theme’s contained button. */
export const pillLink = {
  ...rest,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 20px',
  borderRadius: 999,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: 'var(--mb-palette-primary-contrastText)',
  backgroundColor: 'var(--mb-palette-primary-main)',
  transition: 'background-color 150ms, scale 120ms',
  '&:hover': { backgroundColor: 'var(--mb-palette-primary-dark)' },
  // Not `transform`, by which a button may have its place, and would leave it under the pointer.
  '&:active': { scale: '0.975' },
} as const;

/** A link that looks like the theme’s outlined button. */
export const outlineLink = {
  ...pillLink,
  border: '1.5px solid var(--mb-palette-outline)',
  color: 'var(--mb-palette-primary-main)',
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
} as const;
