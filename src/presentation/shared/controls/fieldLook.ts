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
