import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { NARROW_MARGIN, PLAIN_PAGE_TOP } from './pageMargin';
import { PageTitle } from './PageTitle';

interface PlainPageProps {
  readonly title: string;
  readonly text: string;
  /** Above the title. */
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with a title, a text and a few buttons. */
export function PlainPage({ title, text, drawing, children }: PlainPageProps) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      {drawing}
      <h1>{title}</h1>
      <p className="text">{text}</p>
      {children}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 20,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: `${PLAIN_PAGE_TOP} ${NARROW_MARGIN} 40px`,
  h1: {
    margin: 0,
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  '& > p': { margin: 0 },
  '.text': {
    margin: 0,
    maxWidth: '58ch',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    color: 'var(--mb-palette-text-secondary)',
  },
});
