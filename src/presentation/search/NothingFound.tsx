import styled from '@emotion/styled';
import { findCategory, findFamily } from '../../domain/listings/catalogue/categories';
import { LazySaveSearch } from '../favourites/LazySaveSearch';
import { Notice } from '../shared/notices/FailureNotice';
import type { ActiveFilter } from './filters/activeFilters';
import { filterText } from './filters/filterText';
import { below } from '../shared/page/screenWidths';
import { shortCommuneName } from '../shared/places/placeText';
import { facetMessages, nothingFoundMessages } from './messages';
import { focusResults } from './resultsHeadingId';
import { SearchLink } from './SearchLink';
import type { Answer } from './SearchViewModel';
import type { WiderResult } from './widerSearches';

/** Shown when nothing is found: wider searches, each with its number of results, and the button that saves this one. */
export function NothingFound({ answer: { criteria, wider } }: { readonly answer: Answer }) {
  return (
    <Notice>
      <Title>{nothingFoundMessages.title}</Title>
      <p>{introductionOf(wider)}</p>
      {wider.length > 0 && (
        <Proposals>
          {wider.map((result) => (
            <li key={textOf(result)}>
              <SearchLink criteria={result.criteria} onFollow={focusResults}>
                {textOf(result)}
              </SearchLink>
              <span>{facetMessages.count(result.total)}</span>
            </li>
          ))}
        </Proposals>
      )}
      <LazySaveSearch criteria={criteria} onNewSince={ignore} />
    </Notice>
  );
}

/** Nothing that is found is new. */
const ignore = () => undefined;

function introductionOf(wider: readonly WiderResult[]): string {
  if (wider.length === 0) return nothingFoundMessages.nothing;
  return wider.every(({ kind }) => kind === 'everything')
    ? nothingFoundMessages.everythingOnly
    : nothingFoundMessages.wider;
}

function textOf(result: WiderResult): string {
  switch (result.kind) {
    case 'around':
      return nothingFoundMessages.around(
        result.criteria.query.trim(),
        shortCommuneName(result.place.communeName),
        result.place.radiusKm,
      );
    case 'larger-radius':
      return nothingFoundMessages.radius(result.radiusKm);
    case 'without-filter':
      return withoutFilterText(result.filter);
    case 'fewer-words':
      return nothingFoundMessages.fewerWords(result.query);
    case 'words-only':
      return nothingFoundMessages.wordsOnly(result.criteria.query.trim());
    case 'everything':
      return nothingFoundMessages.everything;
  }
}

function withoutFilterText(filter: ActiveFilter): string {
  if (filter.kind === 'place') return nothingFoundMessages.everywhere;
  if (filter.kind === 'family') return nothingFoundMessages.allCategories;
  const wider = filter.kind === 'category' ? findFamily(findCategory(filter.categoryId)?.family ?? '') : undefined;
  return wider === undefined
    ? nothingFoundMessages.withoutFilter(filterText(filter))
    : nothingFoundMessages.withoutCategory(filterText(filter), wider.label);
}

const Title = styled.h2({ font: 'var(--mb-font-h3)', margin: 0 });

const Proposals = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px', minHeight: 44 },
  // Where the count stands below its link, it is nearer to it than to the next one.
  [below(600)]: { display: 'grid', gap: 12 },
  a: { fontWeight: 650, padding: '6px 0' },
  span: { color: 'var(--mb-palette-text-secondary)' },
});
