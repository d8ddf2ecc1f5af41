import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ownBar } from '../shared/controls/ownBar';

/** Shown instead of the message field: why there is none, and what can be done. */
export function NoticeBar({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Root ref={ownBar}>
      <p>{text}</p>
      {children}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  flex: 'none',
  padding: 16,
  borderTop: '1px solid var(--mb-palette-divider)',
  p: { margin: 0 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 650 },
});
