import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { InformationSection } from './InformationDocument';
import { informationMessages } from './informationMessages';
import { above } from '../shared/page/screenWidths';

/** Links to the sections of a page. */
export function TableOfContents({ sections }: { readonly sections: readonly InformationSection[] }) {
  return (
    <Root aria-label={informationMessages.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav({
  marginTop: 28,
  padding: '10px 18px',
  borderRadius: 18,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  ul: { columns: '2 280px', columnGap: 32, margin: 0, padding: 0, listStyle: 'none' },
  li: { breakInside: 'avoid' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 0',
    lineHeight: 1.35,
    color: 'var(--mb-palette-text-primary)',
    textDecoration: 'none',
  },
  'a:hover': { color: 'var(--mb-palette-primary-main)', textDecoration: 'underline' },
  [above(960)]: {
    position: 'sticky',
    top: 'calc(var(--mb-header-height, 64px) + 24px)',
    marginTop: 44,
    fontSize: '0.9375rem',
    ul: { columns: 'auto' },
    a: { minHeight: 40 },
  },
  '@media print': { display: 'none' },
});
