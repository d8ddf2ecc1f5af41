import styled from '@emotion/styled';
import { PAGE_TOP } from '../shared/page/pageMargin';

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
}

export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{lead}</p>
    </Root>
  );
}

const Root = styled.div({
  paddingTop: PAGE_TOP,
  h1: {
    margin: 0,
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  p: {
    margin: '14px 0 0',
    maxWidth: '60ch',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    color: 'var(--mb-palette-text-secondary)',
    textWrap: 'pretty',
  },
});
