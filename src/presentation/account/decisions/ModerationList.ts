import styled from '@emotion/styled';

/** The decisions about a person, or their reports. */
export const ModerationList = styled.ul({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8, padding: '16px 0' },
  '& > li + li': { borderTop: '1px solid var(--mb-palette-divider)' },
  '& > li > strong': { overflowWrap: 'anywhere' },
  small: { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
});
