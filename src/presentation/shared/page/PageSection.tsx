import styled from '@emotion/styled';
import { PAGE_MARGIN } from './pageMargin';

/** A section of a page, no wider than is comfortable to read. */
export const PageSection = styled.section({
  boxSizing: 'border-box',
  width: '100%',
  padding: `clamp(16px, 1.8vw, 24px) ${PAGE_MARGIN}`,
  '& > h2': { font: 'var(--mb-font-h2)', letterSpacing: '-0.01em', margin: '0 0 16px' },
});
