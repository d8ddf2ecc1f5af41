import styled from '@emotion/styled';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import type { Family } from '../../../domain/listings/catalogue/Category';
import { families, findCategory } from '../../../domain/listings/catalogue/categories';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { withCategory } from '../criteriaChanges';
import { FacetCount } from './FacetChoice';
import { filterMessages } from '../messages';
import { SearchLink } from '../SearchLink';
import { TOUCH } from '../../shared/page/screenWidths';

interface CategoryFilterProps {
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts | null;
}

/** Links to all families, and to the categories of the chosen family. */
export function CategoryFilter({ criteria, counts }: CategoryFilterProps) {
  const chosen =
    criteria.family ?? (criteria.categoryId === undefined ? undefined : findCategory(criteria.categoryId)?.family);
  return (
    <Tree aria-label={filterMessages.category}>
      <p aria-hidden="true">{filterMessages.category}</p>
      <ul>
        <li>
          <SearchLink criteria={withCategory(criteria, {})} aria-current={chosen === undefined ? 'true' : undefined}>
            <span>{filterMessages.allCategories}</span>
          </SearchLink>
        </li>
        {families.map((family) => (
          <li key={family.id} data-open={chosen === family.id}>
            <SearchLink
              criteria={withCategory(criteria, { family: family.id })}
              aria-current={chosen === family.id && criteria.categoryId === undefined ? 'true' : undefined}
            >
              <span>{family.label}</span>
              {counts !== null && <FacetCount count={countOf(family, counts)} />}
            </SearchLink>
            {chosen === family.id && <Categories family={family} criteria={criteria} counts={counts} />}
          </li>
        ))}
      </ul>
    </Tree>
  );
}

function Categories({ family, criteria, counts }: CategoryFilterProps & { readonly family: Family }) {
  return (
    <ul>
      {family.categories.map(({ id, label }) => (
        <li key={id}>
          <SearchLink
            criteria={withCategory(criteria, { categoryId: id })}
            aria-current={criteria.categoryId === id ? 'true' : undefined}
          >
            <span>{label}</span>
            {counts !== null && <FacetCount count={counts.categories[id] ?? 0} />}
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

function countOf({ categories }: Family, counts: FacetCounts): number {
  return categories.reduce((sum, { id }) => sum + (counts.categories[id] ?? 0), 0);
}

const Tree = styled.nav({
  paddingBottom: 18,
  p: { margin: '0 0 10px', fontWeight: 700, lineHeight: 1.3 },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  'ul ul': { marginInlineStart: 8, paddingInlineStart: 8, borderInlineStart: '2px solid var(--mb-palette-divider)' },
  a: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    margin: '0 -8px',
    padding: '2px 8px',
    borderRadius: 10,
    color: 'var(--mb-palette-text-primary)',
    textDecoration: 'none',
    [TOUCH]: { minHeight: 44 },
    '&:hover': { background: 'var(--mb-palette-background-sunk)' },
    '&[aria-current]': {
      fontWeight: 650,
      background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, transparent)',
    },
  },
  'ul ul a': { marginInlineStart: 0 },
  '[data-open="true"] > a': { fontWeight: 650 },
  'a > span:first-of-type': { flex: 1, minWidth: 0 },
});
