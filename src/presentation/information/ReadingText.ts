import styled from '@emotion/styled';

/** Styles for long texts: limited line length, visible links, coloured list markers. */
export const ReadingText = styled.div({
  maxWidth: '66ch',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  h2: {
    margin: '44px 0 12px',
    font: 'var(--mb-font-h3)',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    '&:focus': { outline: 'none' },
  },
  p: { margin: '0 0 14px', textWrap: 'pretty' },
  'ul, ol': { margin: '0 0 18px', paddingInlineStart: 24 },
  li: { marginBottom: 8, paddingInlineStart: 4 },
  'li::marker': { color: 'var(--mb-palette-primary-main)', fontWeight: 700 },
  a: { overflowWrap: 'anywhere' },
  '@media print': {
    maxWidth: 'none',
    fontSize: '11pt',
    lineHeight: 1.45,
    h2: { breakAfter: 'avoid' },
    li: { breakInside: 'avoid' },
  },
});
