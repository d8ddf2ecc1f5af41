/** Both fonts are self-hosted. The fallbacks have the same metrics, so that text does not move when the fonts load. */
export const textFont = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
export const displayFont =
  "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Figtree Variable', system-ui, sans-serif";

export const headings = {
  h1: { fontWeight: 750, fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', lineHeight: 1.08, letterSpacing: '-0.02em' },
  h2: {
    fontWeight: 700,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  h3: { fontWeight: 650, fontSize: '1.1875rem', lineHeight: 1.3, letterSpacing: '0' },
} as const;
