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
  gridTemplateColumns: 'repeat(5, minmax(4rem, 1fr))',
  gap: 4,
  // Room for the outline of what is focused.
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  li: { '--stall': 'var(--mb-palette-accent-main)' },
  'li:nth-of-type(2), li:nth-of-type(5)': { '--stall': 'var(--mb-palette-secondary-main)' },
  'li:nth-of-type(3)': { '--stall': 'var(--mb-palette-primary-main)' },
  a: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    height: '100%',
    borderRadius: 14,
    color: 'var(--mb-palette-text-primary)',
    textDecoration: 'none',
    textAlign: 'center',
  },
  // A round stall on a phone, a whole tile where there is room.
  svg: {
    boxSizing: 'border-box',
    width: 56,
    height: 56,
    padding: 7,
    borderRadius: 999,
    background: 'color-mix(in srgb, var(--stall) 18%, var(--mb-palette-background-paper))',
  },
  strong: { display: 'block', fontSize: '0.75rem', lineHeight: 1.2 },
  small: {
    display: 'none',
    marginTop: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textWrap: 'balance',
    color: 'var(--mb-palette-text-secondary)',
  },
  [above(720)]: {
    gap: 16,
    overflowX: 'visible',
    a: {
      padding: '14px 14px 16px',
      gap: 8,
      borderRadius: 20,
      background: 'color-mix(in srgb, var(--stall) 16%, var(--mb-palette-background-paper))',
      border: '1px solid color-mix(in srgb, var(--stall) 26%, transparent)',
      transition: 'background-color 160ms',
    },
    'a:hover': { background: 'color-mix(in srgb, var(--stall) 26%, var(--mb-palette-background-paper))' },
    svg: { width: '100%', maxWidth: 96, height: 'auto', padding: 0, background: 'none' },
    strong: { fontFamily: 'var(--mb-font-display)', fontSize: '1.0625rem' },
    small: { display: 'block' },
  },
});
