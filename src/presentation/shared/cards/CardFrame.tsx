import styled from '@emotion/styled';
import { badgeLook } from './badgeLook';

/** The look of a listing's card. Every line has a height of its own, so that cards, and their skeletons, are all of one size. */
export const CardFrame = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  color: 'var(--mb-palette-text-primary)',

  '.picture': {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 16,
    background: 'color-mix(in srgb, var(--mb-palette-text-primary) 8%, var(--mb-palette-background-default))',
    isolation: 'isolate',
  },
  '.picture img': { transition: 'transform 320ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  '.picture::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mb-palette-text-primary) 9%, transparent)',
  },
  '.badges': { position: 'absolute', zIndex: 1, inset: '8px 44px auto 8px', display: 'flex', flexWrap: 'wrap', gap: 4 },
  '.corner': { position: 'absolute', zIndex: 1, insetBlockEnd: 8 },
  '.seen': { insetInlineStart: 8 },
  '.count': { insetInlineEnd: 8, fontVariantNumeric: 'tabular-nums' },
  '.badge': badgeLook,

  '.body': { display: 'flex', flexDirection: 'column', padding: '10px 2px 4px', minWidth: 0 },
  '.price': {
    height: '1.75rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: 'var(--mb-card-display, "Bricolage Grotesque Variable", "Figtree Variable", sans-serif)',
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    fontWeight: 750,
    letterSpacing: '-0.01em',
    color: 'var(--mb-palette-primary-main)',
  },
  // Whole on two cards side by side; the container is the grid.
  '.price.on-request': { fontSize: 'min(1.25rem, 5.2cqi)' },
  '.price.gift': { color: 'var(--mb-palette-secondary-main)' },
  // What follows wraps out of sight where it does not fit whole.
  '.aside': {
    whiteSpace: 'nowrap',
    fontFamily: '"Figtree Variable", sans-serif',
    fontSize: '0.8125rem',
    fontWeight: 500,
    letterSpacing: 0,
    color: 'var(--mb-palette-text-secondary)',
  },
  '.title': {
    margin: '1px 0 4px',
    height: '2.625em',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    fontSize: '1rem',
    lineHeight: 1.3125,
    fontWeight: 600,
  },
  '.line': {
    height: '1.25rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: 'var(--mb-palette-text-secondary)',
  },
  // What does not fit whole wraps out of sight; only a first part that is too long for a line is cut.
  '.whole': { display: 'flex', flexWrap: 'wrap' },
  '.whole > span': { maxWidth: '100%', overflow: 'hidden', whiteSpace: 'pre', textOverflow: 'ellipsis' },
  '.facts': { color: 'var(--mb-palette-text-primary)' },

  a: { color: 'inherit', textDecoration: 'none', outline: 'none' },
  'a::after': { content: '""', position: 'absolute', zIndex: 2, inset: -6, borderRadius: 20 },
  'a:focus-visible::after': { outline: '3px solid var(--mb-palette-primary-main)' },
  '&:hover .title': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:hover .picture img': { transform: 'scale(1.045)' },
  },
});
