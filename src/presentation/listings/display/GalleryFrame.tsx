import styled from '@emotion/styled';

export const GalleryFrame = styled.div({
  '.stage': { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 20, background: 'var(--mb-palette-background-sunk)' },
  '.strip': {
    display: 'flex', height: '100%', margin: 0, padding: 0, listStyle: 'none',
    overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none', overscrollBehaviorX: 'contain',
  },
  '.strip li': { flex: '0 0 100%', height: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '.strip img': { objectFit: 'contain', cursor: 'zoom-in' },
  '.strip:focus-visible': { outlineOffset: -4, borderRadius: 20 },
  button: { padding: 0, border: 0, cursor: 'pointer', background: 'none', color: 'inherit' },
  '.fullScreen': {
    position: 'absolute', insetBlockEnd: 12, insetInlineEnd: 12, display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 999,
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 92%, transparent)',
  },
  '.arrow': {
    position: 'absolute', insetBlockStart: 'calc(50% - 22px)', display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 999,
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 92%, transparent)',
  },
  // On their discs: on a picture it might not be seen.
  '.fullScreen:focus-visible, .arrow:focus-visible': { outlineOffset: -5 },
  // Not `disabled`: who walks by keyboard keeps the focus at either end.
  '.arrow[aria-disabled]': { opacity: 0.4, cursor: 'default' },
  '.before': { insetInlineStart: 12 },
  '.after': { insetInlineEnd: 12 },
  '.position': {
    position: 'absolute', insetBlockEnd: 12, insetInlineStart: 12, padding: '0 12px', borderRadius: 999, fontSize: '0.875rem', fontWeight: 600, lineHeight: '30px', fontVariantNumeric: 'tabular-nums',
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 92%, transparent)',
  },
  '.thumbnails': { display: 'flex', gap: 8, margin: '6px -4px 0', padding: 4, listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'thin' },
  '.thumbnails button': { display: 'block', width: 'clamp(64px, 9vw, 84px)', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 12, opacity: 0.8, background: 'var(--mb-palette-background-sunk)' },
  '.thumbnails button:hover': { opacity: 1 },
  // Within, and of another colour than the focus, which goes around.
  '.thumbnails button[aria-current]': { opacity: 1, border: '3px solid var(--mb-palette-text-primary)' },
  '@media print': { '.arrow, .fullScreen, .position, .thumbnails': { display: 'none' }, '.stage': { maxWidth: '12cm' } },
});
