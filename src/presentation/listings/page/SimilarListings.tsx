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
    <PageSection data-print="hide">
      <h2>{listingPageMessages.similar}</h2>
      <ListingCards cards={shown} />
      <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
    </PageSection>
  );
});
