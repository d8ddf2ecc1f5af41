import { observer } from 'mobx-react-lite';
import type { SearchHit } from '../../application/search/ListingSearch';
import { HiddenListingsLater } from '../shared/HiddenListingsLater';
import { ListingCards } from '../shared/ListingGrid';
import { PageSection } from '../shared/PageSection';
import { useShownListings } from '../shared/useShownListings';
import { listingPageMessages } from './listingPageMessages';

export const SimilarListings = observer(function SimilarListings({ hits }: { readonly hits: readonly SearchHit[] }) {
  const { shown, hidden, areAllShown, showAll } = useShownListings(hits, ({ listing }) => listing);
  if (hits.length === 0) return null;
  return (
    <PageSection data-print="hide">
      <h2>{listingPageMessages.similar}</h2>
      <ListingCards cards={shown.map(({ listing }) => listing)} />
      <HiddenListingsLater count={hidden} areShown={areAllShown} onShow={showAll} />
    </PageSection>
  );
});
