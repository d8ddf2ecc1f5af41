import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import { formatNumber } from '../../shared/format/formatNumber';
import { paths } from '../../shared/paths';
import { above } from '../../shared/page/screenWidths';
import { browsingMessages } from './categoryMessages';
import { PropertyDrawing } from './PropertyDrawing';
import { propertyProjects } from './propertyProjects';

/** Links to the four property categories. */
export function PropertyEntries({ counts }: { readonly counts: FacetCounts['categories'] | null }) {
  return (
    <Entries>
      {propertyProjects.map(({ categoryId, label, text }) => {
        const count = counts?.[categoryId] ?? 0;
        return (
          <li key={categoryId}>
            <Link to={paths.category({ family: 'immobilier', id: categoryId })}>
              <PropertyDrawing of={categoryId} />
              <strong>{label}</strong>
              <span>{text}</span>
              <small>{counts !== null && browsingMessages.count(formatNumber(count), count >= 2)}</small>
            </Link>
          </li>
        );
      })}
    </Entries>
  );
}

const Entries = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [above(720)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
  a: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    padding: 18,
    borderRadius: 20,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-paper)',
    border: '1px solid var(--mb-palette-divider)',
    transition: 'background-color 160ms, transform 160ms',
  },
  'a:hover': { background: 'var(--mb-palette-background-sunk)' },
  svg: { width: 64, height: 48, marginBottom: 12 },
  strong: { fontFamily: 'var(--mb-font-display)', fontWeight: 700, fontSize: '1.125rem' },
  span: { marginTop: 2, fontSize: '0.9375rem', lineHeight: 1.35, color: 'var(--mb-palette-text-secondary)' },
  small: {
    marginTop: 8,
    minHeight: '1.4em',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--mb-palette-secondary-main)',
  },
  '@media (prefers-reduced-motion: no-preference)': { 'a:hover': { transform: 'translateY(-3px)' } },
});
