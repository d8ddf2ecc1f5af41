import { observer } from 'mobx-react-lite';
import type { SearchHit } from '../../../application/search/ListingSearch';
import { LazyHiddenListings } from '../../shared/cards/LazyHiddenListings';
import { ListingCards } from '../../shared/cards/ListingGrid';
import { PageSection } from '../../shared/page/PageSection';
import { useShownListings } from '../../shared/cards/useShownListings';
import { listingPageMessages } from '../display/messages';

export const SimilarListings = observer(function SimilarListings({ hits }: { readonly hits: readonly SearchHit[] }) {
  const { shown, hidden, areAllShown, showAll } = useShownListings(hits, ({ listing }) => listing);
  if (hits.length === 0) return null;
  return (
    <PageSection data-print="hide">
      <h2>{listingPageMessages.similar}</h2>
      <ListingCards cards={shown.map(({ listing }) => listing)} />
      <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
    </PageSection>
  );
});
