import styled from '@emotion/styled';

/** Stands for the window: what is fixed to the window is fixed to it (`contain`). */
export const Screen = styled.div({
  position: 'relative',
  contain: 'layout',
  overflow: 'hidden',
  borderRadius: 8,
  border: '1px solid var(--mb-palette-divider)',
});
