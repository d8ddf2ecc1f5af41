import styled from '@emotion/styled';
import { bareInput } from '../shared/controls/fieldLook';
import { below } from '../shared/page/screenWidths';
import { shadows } from '../shared/page/shadows';

/** The styles of `SearchField`. */
export const SearchFieldForm = styled.form({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 680,
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
  input: { ...bareInput, height: 44, fontSize: '1.0625rem' },
  button: { flex: 'none', height: 44, border: 0, borderRadius: 999, cursor: 'pointer', fontWeight: 650 },
  'button[type="submit"]': {
    padding: '0 20px',
    color: 'var(--mb-palette-primary-contrastText)',
    background: 'var(--mb-palette-primary-main)',
    transition: 'background-color 150ms',
    '&:hover': { background: 'var(--mb-palette-primary-dark)' },
  },
  '.clear': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    padding: 0,
    color: 'var(--mb-palette-text-secondary)',
    background: 'none',
  },
  '[role="option"] svg': { flex: 'none', color: 'var(--mb-palette-text-secondary)' },
  '.text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.category': { flex: 'none', color: 'var(--mb-palette-text-secondary)', fontSize: '0.9375rem' },
});
