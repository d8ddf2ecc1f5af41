import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { memo, useEffect, useRef } from 'react';
import type { SearchHit } from '../../application/search/ListingSearch';
import type { Instant } from '../../domain/shared/Instant';
import { LazyHiddenListings } from '../shared/cards/LazyHiddenListings';
import { ListingCardView } from '../shared/cards/ListingCardView';
import { EAGER_CARDS, ListingGrid } from '../shared/cards/ListingGrid';
import { useCardsInSteps } from '../shared/cards/useCardsInSteps';
import { useShownListings } from '../shared/cards/useShownListings';
import { useFocusOnReturn } from '../shared/focus/useFocusOnReturn';
import { isServer } from '../shared/page/isServer';
import { OutlineButton } from '../shared/controls/OutlineButton';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { HighlightedText } from './HighlightedText';
import { resultMessages } from './messages';
import { addressOfMore } from './useSearchAddress';
import type { Answer } from './SearchViewModel';

interface ResultsListProps {
  readonly answer: Answer;
  /** The results shown are those of the previous search. */
  readonly isOutdated: boolean;
  /** Listings published after this date are marked as new; null: none is. */
  readonly newSince: Instant | null;
  onMore(): void;
}

/** The listings found, and a button for more. */
export const ResultsList = observer(function ResultsList({
  answer: { criteria, results },
  isOutdated,
  newSince,
  onMore,
}: ResultsListProps) {
  const { hits, total, totalIsCapped = false } = results;
  const { shown: shownHits, hidden, areAllShown, showAll } = useShownListings(hits, ({ listing }) => listing);
  const shown = totalIsCapped ? resultMessages.shownAtLeast : resultMessages.shown;
  const list = useRef<HTMLDivElement>(null);
  const isRendered = useCardsInSteps();
  const firstNew = useRef<number | null>(null);
  useFocusOnReturn(list);

  useEffect(() => {
    if (firstNew.current === null || shownHits.length <= firstNew.current) return;
    list.current
      ?.querySelector<HTMLAnchorElement>(`li:nth-of-type(${firstNew.current + 1}) a`)
      ?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shownHits.length]);

  const more = () => {
    firstNew.current = shownHits.length;
    onMore();
  };
  return (
    <Results ref={list} aria-busy={isOutdated} data-outdated={isOutdated}>
      <VisuallyHidden as="h2">{resultMessages.results}</VisuallyHidden>
      <ListingGrid label={resultMessages.results}>
        {shownHits.map((hit, index) => (
          <li key={hit.listing.id} className="card" data-listing={hit.listing.id}>
            {isRendered(index) && (
              <HitCard
                hit={hit}
                query={criteria.query}
                eager={index < EAGER_CARDS}
                isNew={newSince !== null && hit.listing.publishedAt > newSince}
              />
            )}
          </li>
        ))}
      </ListingGrid>
      <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
      {hits.length < total && (
        <More>
          <p>{shown(hits.length, total)}</p>
          <OutlineButton
            data-size="large"
            {...(isServer ? linkTo(addressOfMore(criteria, hits.length)) : { type: 'button', onClick: more })}
          >
            {resultMessages.more}
          </OutlineButton>
        </More>
      )}
    </Results>
  );
});

interface HitCardProps {
  readonly hit: SearchHit;
  readonly query: string;
  readonly eager: boolean;
  readonly isNew: boolean;
}

const HitCard = memo(function HitCard({ hit: { listing, distanceKm }, query, eager, isNew }: HitCardProps) {
  return (
    <ListingCardView
      listing={listing}
      distanceKm={distanceKm}
      eager={eager}
      mark={isNew ? resultMessages.isNew : undefined}
      title={<HighlightedText text={listing.title} query={query} />}
    />
  );
});

/** Without JavaScript, a link. */
function linkTo(address: string | null) {
  return address === null ? {} : { as: 'a' as const, href: address };
}

const Results = styled.div({
  // Quick answers come before anything is seen to fade.
  transition: 'opacity 160ms',
  '&[data-outdated="true"]': { opacity: 0.5, transitionDelay: '160ms' },
});

const More = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  paddingTop: 36,
  p: { margin: 0, color: 'var(--mb-palette-text-secondary)' },
});
