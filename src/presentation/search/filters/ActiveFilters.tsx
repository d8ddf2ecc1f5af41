import styled from '@emotion/styled';
import { use } from 'react';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { Icon } from '../../shared/controls/Icon';
import { chosenPill } from '../../shared/forms/chosenPill';
import { clearedWithin, filtersWithin, SearchScopeContext } from '../SearchScope';
import { filterText } from './filterText';
import { filterMessages } from '../messages';
import { below, TOUCH } from '../../shared/page/screenWidths';
import { focusResults } from '../resultsHeadingId';
import { SearchLink } from '../SearchLink';

interface ActiveFiltersProps {
  readonly criteria: SearchCriteria;
  /** What is searched instead of the place, where a word of the query has been understood as such. */
  readonly townWord: string | undefined;
}

/** The active filters, each removed by a click. */
export function ActiveFilters({ criteria, townWord = '' }: ActiveFiltersProps) {
  const scope = use(SearchScopeContext);
  const filters = filtersWithin(scope, criteria);
  if (filters.length === 0) return null;
  return (
    <Chips aria-label={filterMessages.active}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <SearchLink
            criteria={filter.kind === 'place' ? withWord(filter.without, townWord) : filter.without}
            aria-label={filterMessages.remove(filterText(filter))}
            onFollow={focusResults}
          >
            <span>{filterText(filter)}</span>
            <Icon name="close" size={16} />
          </SearchLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <SearchLink className="clear" criteria={clearedWithin(scope, criteria)} onFollow={focusResults}>
            {filterMessages.clear}
          </SearchLink>
        </li>
      )}
    </Chips>
  );
}

function withWord(criteria: SearchCriteria, word: string): SearchCriteria {
  return { ...criteria, query: `${criteria.query} ${word}`.trim() };
}

const Chips = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { maxWidth: '100%' },
  // One line, moved by the thumb: the results stay in sight.
  [below(600)]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the outline of what is focused.
    margin: '-4px -16px',
    padding: '4px 16px',
    li: { flex: 'none' },
  },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: 36,
    boxSizing: 'border-box',
    padding: '4px 10px 4px 14px',
    borderRadius: 999,
    border: '1.5px solid',
    fontWeight: 550,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    ...chosenPill,
    color: 'var(--mb-palette-text-primary)',
    '&:hover': { background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 22%, transparent)' },
    [TOUCH]: { minHeight: 44 },
  },
  'a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'a > svg': { flex: 'none' },
  '.clear': {
    paddingInline: 12,
    color: 'var(--mb-palette-primary-main)',
    background: 'none',
    borderColor: 'transparent',
    boxShadow: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});
