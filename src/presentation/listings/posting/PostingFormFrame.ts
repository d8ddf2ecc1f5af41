import styled from '@emotion/styled';
import { shadows } from '../../shared/page/shadows';

/** The layout of the form: its sections, their fields with labels above them, and its bar. */
export const PostingFormFrame = styled.form({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '--padding': 'clamp(18px, 4vw, 36px)',
  padding: 'var(--padding)',
  borderRadius: 24,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  position: 'relative',
  boxShadow: shadows.soft,

  '> section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 },
  '> section + section': { paddingTop: 28, borderTop: '1px solid var(--mb-palette-divider)' },
  'section > header h2': { font: 'var(--mb-font-h2)', margin: 0, outline: 'none' },
  'section > header p': { margin: '6px 0 0', color: 'var(--mb-palette-text-secondary)' },
  // What has the focus is not hidden by the bar.
  'input, select, textarea, button': { scrollMarginBlockEnd: 170 },
  '.fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '22px 20px',
    alignItems: 'start',
  },
  '.fields > .wide': { gridColumn: '1 / -1' },
  '.section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 },
  '.section > h3': { font: 'var(--mb-font-h3)', margin: 0 },
  // Empty live regions take no room.
  '[role="status"]:empty': { position: 'absolute' },
  '.note': { margin: 0, fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },

  // Labels are placed above their fields: many are too long to float on the border.
  '.MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    marginBottom: 6,
    whiteSpace: 'normal',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.35,
    color: 'var(--mb-palette-text-primary)',
    '&.Mui-focused': { color: 'var(--mb-palette-text-primary)' },
    '&.Mui-error': { color: 'var(--mb-palette-error-main)' },
  },
  '.MuiFormLabel-asterisk': { color: 'var(--mb-palette-error-main)' },
  '.MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  // The primary colour is too close to that of errors.
  '.MuiOutlinedInput-root.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--mb-palette-secondary-main)',
  },
  'label[data-shrink="false"] + .MuiInputBase-root .MuiInputBase-input::placeholder': { opacity: '0.8 !important' },
  '.MuiFormHelperText-root': { marginInline: 2, fontSize: '0.875rem', lineHeight: 1.4 },
  '.MuiInputAdornment-root': { color: 'var(--mb-palette-text-secondary)', '.MuiTypography-root': { color: 'inherit' } },
});
