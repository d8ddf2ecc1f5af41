import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { PageSection } from '../../shared/page/PageSection';
import { ReportButton } from '../../moderation/ReportButton';
import { useIsInView } from '../../shared/page/useIsInView';
import { useLightPrint } from '../../shared/cards/useLightPrint';
import { above } from '../../shared/page/screenWidths';
import { Breadcrumb, breadcrumbSteps } from '../display/Breadcrumb';
import { ContactBar } from './ContactSeller';
import { Gallery } from '../display/Gallery';
import { HideSeller } from './HideSeller';
import { ListingActions } from './ListingActions';
import { ListingDetails } from '../display/ListingDetails';
import { ListingHeading } from '../display/ListingHeading';
import { ListingMetadata } from './ListingMetadata';
import { ListingNotice } from './ListingNotice';
import { SellerPanel } from '../display/SellerPanel';
import { SimilarListings } from './SimilarListings';
import type { ListingViewModel } from './ListingViewModel';

interface ListingPageProps {
  readonly listing: Listing;
  readonly visibility: Exclude<ListingVisibility, 'hidden' | 'expired'>;
  readonly viewModel: ListingViewModel;
  readonly isOwn: boolean;
}

export const ListingPage = observer(function ListingPage({ listing, visibility, viewModel, isOwn }: ListingPageProps) {
  const category = findCategory(listing.categoryId);
  const canContact = visibility !== 'sold' && !isOwn;
  const [contact, isContactInView] = useIsInView<HTMLDivElement>();
  useLightPrint();
  return (
    <article>
      <ListingMetadata listing={listing} visibility={visibility} />
      <PageSection>
        {category !== undefined && <Breadcrumb steps={breadcrumbSteps(category.family, category)} />}
        <ListingNotice listing={listing} visibility={visibility} />
        <Columns>
          <div className="gallery">
            <Gallery key={listing.id} photos={listing.photos} title={listing.title} />
          </div>
          <div className="panel">
            <ListingHeading listing={listing} distanceKm={viewModel.distanceKm} place={viewModel.place} />
            <ListingActions listing={listing} contact={canContact ? contact : null} isOwn={isOwn} />
            <SellerPanel seller={listing.seller} isWanted={listing.kind === 'wanted'} ownerId={listing.ownerId} />
            {!isOwn && <ReportButton target={{ kind: 'listing', id: listing.id }} />}
            {!isOwn && <HideSeller uid={listing.ownerId} name={listing.seller.name} />}
          </div>
          <div className="details">
            <ListingDetails listing={listing} distanceKm={viewModel.distanceKm} place={viewModel.place} />
          </div>
        </Columns>
        {canContact && <ContactBar listing={listing} hidden={isContactInView} />}
      </PageSection>
      <SimilarListings hits={viewModel.similar} />
    </article>
  );
});

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginTop: 8,
  '.panel': { display: 'flex', flexDirection: 'column', gap: 16 },
  [above(960)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 372px',
    gridTemplateRows: 'auto 1fr',
    columnGap: 40,
    '.gallery': { gridColumn: 1 },
    '.panel': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: 84,
      alignSelf: 'start',
      // A panel that is taller than the window scrolls by itself; otherwise its end would be visible only at the end of the page.
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for focus outlines.
      margin: -12,
      padding: 12,
    },
    '.details': { gridColumn: 1 },
  },
  '@media print': { display: 'flex', flexDirection: 'column', '.panel': { position: 'static', maxHeight: 'none' } },
});
