/** The look of a chosen pill, chip or tab, laid over its look with a border. */
export const chosenPill = {
  borderColor: 'var(--mb-palette-secondary-main)',
  background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, var(--mb-palette-background-paper))',
  boxShadow: 'inset 0 0 0 1px var(--mb-palette-secondary-main)',
} as const;
