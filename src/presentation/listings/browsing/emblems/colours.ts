/** The colours of the drawings of categories, which change with the theme. */
export const terracotta = 'var(--mb-palette-primary-main)';
export const pine = 'var(--mb-palette-secondary-main)';
export const saffron = 'var(--mb-palette-accent-main)';
export const cream = 'var(--mb-palette-background-paper)';
export const ink = 'var(--mb-palette-text-primary)';
