import styled from '@emotion/styled';
import { use } from 'react';
import { findCategory, findFamily } from '../../domain/listings/catalogue/categories';
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { FeedLink } from '../shared/page/FeedLink';
import { PageMetadata } from '../shared/page/PageMetadata';
import { below, SMALL_SCREEN } from '../shared/page/screenWidths';
import { paths } from '../shared/paths';
import { shortCommuneName } from '../shared/places/placeText';
import { resultMessages } from './messages';
import { withCategory } from './criteriaChanges';
import { addressWithin, SearchScopeContext } from './SearchScope';
import { RESULTS_HEADING_ID } from './resultsHeadingId';

interface ResultsHeadingProps {
  readonly criteria: SearchCriteria;
  /** Null while the search runs. */
  readonly total: number | null;
  /** There are more results than were counted. */
  readonly isCapped: boolean;
  /** Whether all listings have been searched: see `SearchViewModel.isComplete`. */
  readonly isComplete: boolean;
}

/** The heading of a search, and the number of results, which screen readers announce when it changes. */
export function ResultsHeading({ criteria, total, isCapped, isComplete }: ResultsHeadingProps) {
  const within = use(SearchScopeContext);
  const heading = headingOf(criteria);
  const { query, family, categoryId, place } = criteria;
  const scope = { query, ...(family && { family }), ...(categoryId && { categoryId }), ...(place && { place }) };
  // Search engines find each listing once: by its category, not by every combination of filters.
  const isRefined = paths.search(scope) !== paths.search(criteria);
  return (
    <Heading>
      <PageMetadata
        title={heading}
        description={resultMessages.description(heading)}
        path={addressWithin(within, { ...noCriteria, ...scope })}
      >
        {isRefined && <meta name="robots" content="noindex" />}
        <FeedLink search={paths.search(criteria)} />
      </PageMetadata>
      {within === null ? (
        <h1 id={RESULTS_HEADING_ID} tabIndex={-1}>
          {heading}
        </h1>
      ) : (
        // The page has its own heading, by the name of the category.
        <h2 id={RESULTS_HEADING_ID} tabIndex={-1}>
          {headingOf(withCategory(criteria, {}))}
        </h2>
      )}
      <p role="status">{total !== null && totalText(total, isCapped, isComplete)}</p>
    </Heading>
  );
}

export function headingOf({ query, family, categoryId, place }: SearchCriteria): string {
  const category = categoryId === undefined ? findFamily(family ?? '') : findCategory(categoryId);
  const where = place === undefined ? null : shortCommuneName(place.communeName);
  if (query.trim() !== '')
    return resultMessages.heading(resultMessages.quoted(query.trim()), category?.label ?? null, where);
  return resultMessages.heading(category?.label ?? resultMessages.everything, null, where);
}

function totalText(total: number, isCapped: boolean, isComplete: boolean): string {
  if (isCapped) return resultMessages.totalAtLeast(total);
  if (isComplete) return resultMessages.total(total);
  return total === 0 ? resultMessages.indexing : resultMessages.totalSoFar(total);
}

const Heading = styled.div({
  flex: '1 1 0',
  minWidth: 0,
  'h1, h2': {
    font: 'var(--mb-font-h2)',
    letterSpacing: '-0.01em',
    margin: 0,
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  // The heading has the width; the button that saves the search stands beside the number of results.
  [below(600)]: { display: 'contents', 'h1, h2': { flexBasis: '100%' }, p: { flex: '1 1 0', alignSelf: 'center' } },
  // Smaller than the name of the category.
  [SMALL_SCREEN]: { h2: { fontSize: '1.125rem' } },
  'h1:focus-visible, h2:focus-visible': {
    outline: '3px solid var(--mb-palette-primary-main)',
    outlineOffset: 4,
    borderRadius: 4,
  },
  p: { margin: '4px 0 0', minHeight: '1.5em', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
});
