import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { families } from '../../../domain/listings/catalogue/categories';
import { FamilyIllustration } from './FamilyIllustration';
import { paths } from '../../shared/paths';
import { above } from '../../shared/page/screenWidths';

/** Links to the five families. */
export function FamilyTiles() {
  return (
    <Tiles>
      {families.map(({ id, label, tagline }) => (
        <li key={id} className={id}>
          <Link to={paths.family(id)}>
            <FamilyIllustration family={id} />
            <span>
              <strong>{label}</strong>
              <small>{tagline}</small>
            </span>
          </Link>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { gridColumn: 'span 2', '--stall': 'var(--mb-palette-accent-main)' },
  'li:nth-of-type(n + 4)': { gridColumn: 'span 3' },
  'li:nth-of-type(2), li:nth-of-type(5)': { '--stall': 'var(--mb-palette-secondary-main)' },
  'li:nth-of-type(3)': { '--stall': 'var(--mb-palette-primary-main)' },
  a: {
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    height: '100%',
    padding: '14px 12px 12px',
    borderRadius: 20,
    color: 'var(--mb-palette-text-primary)',
    textDecoration: 'none',
    textAlign: 'center',
    alignItems: 'center',
    background: 'color-mix(in srgb, var(--stall) 16%, var(--mb-palette-background-paper))',
    border: '1px solid color-mix(in srgb, var(--stall) 26%, transparent)',
    transition: 'background-color 160ms, transform 160ms',
  },
  'a:hover': { background: 'color-mix(in srgb, var(--stall) 26%, var(--mb-palette-background-paper))' },
  svg: { width: '100%', maxWidth: 96, height: 'auto' },
  strong: {
    display: 'block',
    fontFamily: 'var(--mb-font-display)',
    fontWeight: 700,
    fontSize: '1rem',
    lineHeight: 1.2,
  },
  small: {
    display: 'none',
    marginTop: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textWrap: 'balance',
    color: 'var(--mb-palette-text-secondary)',
  },
  [above(720)]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: 16,
    'li, li:nth-of-type(n + 4)': { gridColumn: 'auto' },
    a: { padding: '14px 14px 16px', gap: 8 },
    strong: { fontSize: 'clamp(1rem, 0.4rem + 0.9vw, 1.125rem)' },
    small: { display: 'block' },
  },
  '@media (prefers-reduced-motion: no-preference)': { 'a:hover': { transform: 'translateY(-3px)' } },
});
