import styled from '@emotion/styled';

/** How a decision or a report stands, in a few words. */
export const Verdict = styled.span({
  alignSelf: 'flex-start',
  padding: '3px 12px',
  borderRadius: 14,
  fontSize: '0.875rem',
  lineHeight: 1.55,
  fontWeight: 650,
  color: 'var(--mb-palette-text-primary)',
  background: 'var(--mb-palette-background-sunk)',
});
