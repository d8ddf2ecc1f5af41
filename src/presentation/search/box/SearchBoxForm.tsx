import styled from '@emotion/styled';
import { bareInput } from '../../shared/controls/fieldLook';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { below, WIDE_SCREEN } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';

/** The styles of `SearchBox`. */
export const SearchBoxForm = styled.form({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  [WIDE_SCREEN]: { maxWidth: 680 },
  padding: 5,
  paddingInlineStart: 18,
  borderRadius: 999,
  border: '1.5px solid var(--mb-palette-outline)',
  background: 'var(--mb-palette-background-paper)',
  boxShadow: shadows.field,
  '&:focus-within': {
    borderColor: 'var(--mb-palette-primary-main)',
    outline: '3px solid color-mix(in srgb, var(--mb-palette-primary-main) 35%, transparent)',
  },
  '& > svg': { flex: 'none', color: 'var(--mb-palette-text-secondary)' },
  [below(450)]: { paddingInlineStart: 14, '& > svg': { display: 'none' } },
  input: { ...bareInput, height: 44, fontSize: '1.0625rem', textOverflow: 'ellipsis' },
  button: { flex: 'none', height: 44, border: 0, borderRadius: 999, cursor: 'pointer', fontWeight: 650 },
  'button[type="submit"]': {
    display: 'flex',
    alignItems: 'center',
    padding: '0 20px',
    color: 'var(--mb-palette-primary-contrastText)',
    background: 'var(--mb-palette-primary-main)',
    transition: 'background-color 150ms',
    '&:hover': { background: 'var(--mb-palette-primary-dark)' },
  },
  'button[type="submit"] svg': { display: 'none' },
  '.where': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: 190,
    padding: '0 12px',
    color: 'var(--mb-palette-text-secondary)',
    background: 'var(--mb-palette-background-sunk)',
    fontSize: '0.9375rem',
    '&[data-set]': { color: 'var(--mb-palette-secondary-main)' },
    svg: { flex: 'none' },
    // The name of the commune is whole; the radius, a second line that is cut off, where there is no room beside it.
    span: {
      display: 'flex',
      flexWrap: 'wrap',
      height: '1lh',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'pre',
    },
    'span span': { display: 'block' },
  },
  // On one line: the words keep the room.
  [below(600)]: {
    gap: 4,
    '.where, button[type="submit"]': { width: 44, padding: 0, justifyContent: 'center' },
    'button[type="submit"] svg': { display: 'block' },
    '.where:not([data-set]) span, button[type="submit"] span': visuallyHidden,
    // The commune that was chosen is to be seen.
    '.where[data-set]': { width: 'auto', maxWidth: 132, padding: '0 12px' },
    '.where[data-set] svg, .where[data-set] span + span': { display: 'none' },
  },
  '.clear': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    padding: 0,
    color: 'var(--mb-palette-text-secondary)',
    background: 'none',
  },
});
