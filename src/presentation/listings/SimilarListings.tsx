import type { SearchHit } from '../../application/search/ListingSearch';
import { ListingCards } from '../shared/ListingGrid';
import { PageSection } from '../shared/PageSection';
import { listingPageMessages } from './listingPageMessages';

export function SimilarListings({ hits }: { readonly hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <PageSection data-print="hide">
      <h2>{listingPageMessages.similar}</h2>
      <ListingCards cards={hits.map(({ listing }) => listing)} />
    </PageSection>
  );
}
