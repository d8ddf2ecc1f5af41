/** The look of a badge of a listing, on its card and on its page. */
export const badgeLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 8px',
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 650,
  color: 'var(--mb-palette-text-primary)',
  background: 'color-mix(in srgb, var(--mb-palette-background-paper) 94%, transparent)',
  '&.strong': { color: 'var(--mb-palette-accent-contrastText)', background: 'var(--mb-palette-accent-main)' },
  // Dark in both themes: pictures are light.
  '&.wanted': { color: 'var(--mb-palette-ground-contrastText)', background: 'var(--mb-palette-ground-main)' },
} as const;
