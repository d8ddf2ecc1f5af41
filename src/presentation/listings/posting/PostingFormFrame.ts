import styled from '@emotion/styled';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { shadows } from '../../shared/page/shadows';

/** The layout of the form: its sections, their fields, and its bar. */
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

  '> section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: FIELD_GAP },
  '> section + section': { paddingTop: 28, borderTop: '1px solid var(--mb-palette-divider)' },
  'section > header h2': { font: 'var(--mb-font-h2)', margin: 0, outline: 'none' },
  'section > header p': { margin: '6px 0 0', color: 'var(--mb-palette-text-secondary)' },
  // What has the focus is not hidden by the bar.
  'input, select, textarea, button': { scrollMarginBlockEnd: 170 },
  '.fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: FIELD_GAP,
    alignItems: 'baseline',
  },
  '.fields > .wide': { gridColumn: '1 / -1' },
  '.section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: FIELD_GAP },
  '.section > h3': { font: 'var(--mb-font-h3)', margin: 0 },
  // Empty live regions take no room.
  '[role="status"]:empty': { position: 'absolute' },
  '& :where(.note)': { margin: 0, fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
});
