import styled from '@emotion/styled';

/** A part of a page, as wide as is good to read and no wider. */
export const PageSection = styled.section({
  boxSizing: 'border-box', width: '100%', maxWidth: 1240, margin: '0 auto', padding: 'clamp(18px, 2.4vw, 32px) clamp(16px, 3vw, 32px)',
  '& > h2': { font: 'var(--mb-font-h2)', letterSpacing: '-0.01em', margin: '0 0 16px' },
});
