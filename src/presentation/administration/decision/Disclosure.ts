import styled from '@emotion/styled';

/** A framed part of the form that opens. */
export const Disclosure = styled.details({
  padding: '0 16px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  '&[open]': { paddingBottom: 16 },
  summary: { minHeight: 44, boxSizing: 'border-box', padding: '10px 0', fontWeight: 650, cursor: 'pointer' },
});
