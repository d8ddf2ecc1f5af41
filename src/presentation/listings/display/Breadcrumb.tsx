import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { findFamily } from '../../../domain/listings/catalogue/categories';
import type { Category, FamilyId } from '../../../domain/listings/catalogue/Category';
import { breadcrumbMessages } from './messages';
import { paths } from '../../shared/paths';

export interface Step {
  readonly label: string;
  readonly path: string;
}

/** Home, the family, and the category if there is one. */
export function breadcrumbSteps(family: FamilyId, category?: Category): readonly Step[] {
  const home = { label: breadcrumbMessages.home, path: paths.home };
  const familyStep = { label: findFamily(family)?.label ?? '', path: paths.family(family) };
  return category === undefined
    ? [home, familyStep]
    : [home, familyStep, { label: category.label, path: paths.category(category) }];
}

export function Breadcrumb({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <Trail aria-label={breadcrumbMessages.label}>
      <ol>
        {steps.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav({
  fontSize: '0.9375rem',
  ol: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: 'var(--mb-palette-text-secondary)',
  },
  li: { display: 'inline-flex', alignItems: 'center' },
  'li + li::before': { content: '"›"', margin: '0 10px' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    '@media (pointer: coarse)': { minHeight: 44 },
    color: 'inherit',
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
});
