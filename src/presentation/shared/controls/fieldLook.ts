/** A search field, or a button that looks like one. */
export const fieldLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 46,
  padding: '0 8px 0 18px',
  border: '1px solid var(--mb-palette-outline)',
  borderRadius: 999,
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
} as const;

/** Added to `fieldLook` where the field within is typed into. */
export const focusRing = {
  '&:focus-within': {
    borderColor: 'var(--mb-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mb-palette-primary-main)',
  },
} as const;

/** The `input` within a field, which has no look of its own. */
export const bareInput = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  color: 'inherit',
  background: 'none',
  '&::placeholder': { color: 'var(--mb-palette-text-secondary)', opacity: 1 },
} as const;
