import styled from '@emotion/styled';
import { shadows } from '../../../shared/page/shadows';

/** The photos of a draft, in their order. */
export const PhotoBoard = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

/** A photo above its buttons. */
export const PhotoTile = styled.li({
  borderRadius: 16,
  overflow: 'hidden',
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  '&[data-dragging]': { position: 'relative', zIndex: 2, boxShadow: shadows.dragged },
  '.picture': {
    position: 'relative',
    aspectRatio: '4 / 3',
    background: 'var(--mb-palette-background-sunk)',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
  },
  '.picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.name': {
    display: 'block',
    padding: '10px 12px 36px',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
  },
  '.picture:has(.handle)': { cursor: 'grab' },
  '&[data-dragging] .picture': { cursor: 'grabbing' },
  '.cover': {
    position: 'absolute',
    insetBlockEnd: 8,
    insetInlineStart: 8,
    padding: '0 10px',
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: '24px',
    color: 'var(--mb-palette-accent-contrastText)',
    background: 'var(--mb-palette-accent-main)',
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minWidth: 44,
    height: 44,
    padding: 0,
    border: 0,
    cursor: 'pointer',
    color: 'var(--mb-palette-text-primary)',
    background: 'none',
    '&:hover:not(:disabled)': { background: 'var(--mb-palette-background-sunk)' },
    '&:disabled': { opacity: 0.35, cursor: 'default' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '.actions': { display: 'flex' },
  '.actions button:last-of-type': { color: 'var(--mb-palette-error-main)' },
  '.handle': {
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineEnd: 6,
    borderRadius: 999,
    cursor: 'grab',
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 90%, transparent)',
  },
});
