import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ListingCard } from '../../../domain/listings/Listing';
import { LazyHiddenListings } from '../../shared/cards/LazyHiddenListings';
import { ListingCards } from '../../shared/cards/ListingGrid';
import { PageSection } from '../../shared/page/PageSection';
import { useShownListings } from '../../shared/cards/useShownListings';
import { listingPageMessages } from '../display/messages';

export const SimilarListings = observer(function SimilarListings({
  cards,
}: {
  readonly cards: readonly ListingCard[];
}) {
  const { shown, hidden, areAllShown, showAll } = useShownListings(cards, (card) => card);
  if (cards.length === 0) return null;
  return (
    <Section data-print="hide">
      <h2>{listingPageMessages.similar}</h2>
      <ListingCards cards={shown} />
      <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
    </Section>
  );
});

const Section = styled(PageSection)({
  // Where three cards stand side by side, a fourth one would stand alone below them; the container is the grid.
  '@container (min-width: 600px) and (max-width: 979.98px)': { 'li:nth-of-type(4):last-of-type': { display: 'none' } },
});
