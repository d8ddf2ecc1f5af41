import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

export const urgencyLook = {
  '.urgency': { fontWeight: 650 },
  '.urgency[data-high]': { color: 'var(--mb-palette-error-main)' },
};

/** The link to a case in a list of cases. */
export const QueueCard = styled(Link)({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  textDecoration: 'none',
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'var(--mb-palette-outline)' },
  '&[aria-current]': {
    borderColor: 'var(--mb-palette-secondary-main)',
    boxShadow: 'inset 4px 0 0 var(--mb-palette-secondary-main)',
  },
  strong: { fontWeight: 650, lineHeight: 1.3 },
  '.facts': { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', fontSize: '0.9375rem' },
  ...urgencyLook,
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
});
