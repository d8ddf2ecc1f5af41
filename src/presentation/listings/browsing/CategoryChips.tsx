import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Family } from '../../../domain/listings/catalogue/Category';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { withCategory } from '../../search/criteriaChanges';
import { SearchLink } from '../../search/SearchLink';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import { formatNumber } from '../../shared/format/formatNumber';
import { chosenPill } from '../../shared/forms/chosenPill';
import { showCurrent, showWhole } from '../../shared/page/sidewaysRow';
import { paths } from '../../shared/paths';
import { below } from '../../shared/page/screenWidths';
import { browsingMessages } from './categoryMessages';

interface CategoryChipsProps {
  readonly family: Family;
  /** The search, which the other categories keep. */
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts['categories'] | null;
}

/** Links to the categories of a family, each with its number of listings. */
export function CategoryChips({ family, criteria, counts }: CategoryChipsProps) {
  const chips = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chips.current !== null) showCurrent(chips.current);
  }, [criteria.categoryId]);
  return (
    <Chips ref={chips} onFocus={showWhole} aria-label={browsingMessages.categories}>
      {family.id === 'immobilier' ? (
        <Link to={paths.family(family.id)}>{browsingMessages.everything}</Link>
      ) : (
        <SearchLink
          criteria={withCategory(criteria, { family: family.id })}
          aria-current={criteria.categoryId === undefined ? 'page' : undefined}
        >
          {browsingMessages.everything}
        </SearchLink>
      )}
      {family.categories.map(({ id, label }) => (
        <SearchLink
          key={id}
          criteria={withCategory(criteria, { categoryId: id })}
          aria-current={criteria.categoryId === id ? 'page' : undefined}
        >
          {label}
          {counts !== null && <small>{formatNumber(counts[id] ?? 0)}</small>}
        </SearchLink>
      ))}
    </Chips>
  );
}

const Chips = styled.nav({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 16px',
    borderRadius: 999,
    fontWeight: 600,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-paper)',
    border: '1.5px solid var(--mb-palette-outline)',
  },
  'a:hover': { background: 'var(--mb-palette-background-sunk)' },
  'a[aria-current]': chosenPill,
  small: {
    fontSize: '0.8125rem',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    opacity: 0.85,
  },
  [below(600)]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    margin: '0 -16px',
    padding: '4px 16px',
    a: { flex: 'none' },
  },
});
