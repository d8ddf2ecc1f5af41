import styled from '@emotion/styled';

/** Sections of a listing’s page, one below the other. */
export const ListingSections = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  h2: { font: 'var(--mb-font-h2)', fontSize: 'min(1.375rem, 10.5vw)', margin: '0 0 14px' },
});
