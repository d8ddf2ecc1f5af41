import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { outlineLink } from '../../shared/controls/buttonLook';
import { FailureNotice, Notice } from '../../shared/notices/FailureNotice';
import { LazyHiddenListings } from '../../shared/cards/LazyHiddenListings';
import { ListingCards } from '../../shared/cards/ListingGrid';
import { ListingGridSkeleton } from '../../shared/cards/ListingGridSkeleton';
import { useShownListings } from '../../shared/cards/useShownListings';
import { messages } from './messages';

interface ListingFeedViewProps {
  readonly cards: readonly ListingCard[];
  readonly status: 'loading' | 'ready' | BackendFailure;
  readonly canShowMore: boolean;
  /** How many were requested: as many placeholders are shown while loading. */
  readonly count: number;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
  /** Address of the search with the same listings. */
  readonly allPath: string;
  readonly allLabel: string;
  /** Shown when there are no listings. */
  readonly empty: ReactNode;
  readonly eager?: boolean;
}

/** The newest listings of a feed, or its loading, empty or failed state. */
export const ListingFeedView = observer(function ListingFeedView(props: ListingFeedViewProps) {
  const { cards, status, empty, eager = false } = props;
  const { shown, hidden, areAllShown, showAll } = useShownListings(cards, grid);
  const [list, expectMore] = useFocusOnNew(cards.length);
  if (cards.length > 0) {
    return (
      <div ref={list}>
        <ListingCards cards={shown} eager={eager} />
        <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
        <Actions
          {...props}
          onShowMore={() => {
            expectMore();
            props.onShowMore();
          }}
        />
      </div>
    );
  }
  if (status === 'loading') return <ListingGridSkeleton count={props.count} />;
  if (status === 'ready') return <Notice>{empty}</Notice>;
  return <FailureNotice failure={status} onRetry={props.onRetry} />;
});

const grid = (card: ListingCard) => card;

function Actions({ canShowMore, onShowMore, allPath, allLabel }: ListingFeedViewProps) {
  return (
    <Row>
      {canShowMore && (
        <button type="button" onClick={onShowMore}>
          {messages.feed.showMore}
        </button>
      )}
      <Link to={allPath}>{allLabel}</Link>
    </Row>
  );
}

/** After "show more", moves the focus to the first new card, not behind the new ones. */
function useFocusOnNew(count: number): readonly [list: RefObject<HTMLDivElement | null>, expectMore: () => void] {
  const ref = useRef<HTMLDivElement>(null);
  const expectedAfter = useRef<number | null>(null);
  useEffect(() => {
    if (expectedAfter.current === null || count <= expectedAfter.current) return;
    ref.current?.querySelectorAll<HTMLElement>('li a')[expectedAfter.current]?.focus({ preventScroll: true });
    expectedAfter.current = null;
  }, [count]);
  const expectMore = () => {
    expectedAfter.current = count;
  };
  return [ref, expectMore];
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 32,
  'a, button': { ...outlineLink, whiteSpace: 'normal' },
});
