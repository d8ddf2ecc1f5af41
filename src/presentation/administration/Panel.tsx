import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

/** A titled section of an administration screen. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Root>
  );
}

const Root = styled.section({
  minWidth: 0,
  '--padding': 'clamp(18px, 3vw, 28px)',
  padding: 'var(--padding)',
  borderRadius: 22,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  h2: { margin: '0 0 14px', font: 'var(--mb-font-h2)', letterSpacing: '-0.01em' },
  p: { margin: '0 0 14px', lineHeight: 1.5 },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
});
