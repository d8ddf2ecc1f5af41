import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

export function IdentitySection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  );
}

const Root = styled.section({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  width: '100%',
  '& > p': { margin: 0, maxWidth: '62ch', lineHeight: 1.55 },
});
