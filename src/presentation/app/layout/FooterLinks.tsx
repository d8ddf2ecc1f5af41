import styled from '@emotion/styled';
import { Children, useId, type ReactNode } from 'react';

/** A column of links under its heading. */
export function FooterLinks({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav({
  h2: {
    margin: '0 0 14px',
    fontFamily: 'var(--mb-font-display)',
    fontSize: '1.0625rem',
    fontWeight: 700,
    color: 'var(--mb-palette-ground-contrastText)',
  },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  a: { display: 'inline-block', paddingBlock: 5 },
});
