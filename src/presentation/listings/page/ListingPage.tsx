import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { Material } from '../../shared/controls/Material';
import { PageSection } from '../../shared/page/PageSection';
import { ReportButton } from '../../moderation/ReportButton';
import { above, below } from '../../shared/page/screenWidths';
import { Breadcrumb } from '../../shared/controls/Breadcrumb';
import { breadcrumbSteps } from '../display/breadcrumbSteps';
import { ContactSeller } from './ContactSeller';
import { Gallery } from '../display/Gallery';
import { HideSeller } from './HideSeller';
import { ListingContext } from '../display/ListingContext';
import { ListingDetails } from '../display/ListingDetails';
import { ListingHeading } from '../display/ListingHeading';
import { ListingMetadata } from './ListingMetadata';
import { ListingNotice } from './ListingNotice';
import { MakeOffer } from './MakeOffer';
import { PhotoActions } from './PhotoActions';
import { PriceHistoryLine } from './PriceHistoryLine';
import { SellerPanel } from '../display/SellerPanel';
import { SellerRatingSlot } from './SellerRatingSlot';
import { SimilarListings } from './SimilarListings';
import { UsualPriceSlot } from './UsualPriceSlot';
import type { ListingViewModel } from './ListingViewModel';

/** Dialogs, menus and texts that visitors do not need. */
const OwnerPanel = lazy(async () => ({ default: (await import('./OwnerPanel')).OwnerPanel }));

interface ListingPageProps {
  readonly listing: Listing;
  readonly visibility: Exclude<ListingVisibility, 'hidden' | 'expired'>;
  readonly viewModel: ListingViewModel;
  readonly isOwn: boolean;
}

export const ListingPage = observer(function ListingPage({ listing, visibility, viewModel, isOwn }: ListingPageProps) {
  const category = findCategory(listing.categoryId);
  const { distanceKm, place } = viewModel;
  return (
    <article>
      <ListingMetadata listing={listing} visibility={visibility} />
      <PageSection>
        {category !== undefined && <Breadcrumb steps={breadcrumbSteps(category.family, category)} />}
        <ListingNotice listing={listing} visibility={visibility} isOwn={isOwn} />
        <Columns>
          <div className="gallery">
            <Gallery key={listing.id} photos={listing.photos} title={listing.title}>
              <PhotoActions listing={listing} />
            </Gallery>
          </div>
          <div className="top">
            <ListingHeading
              listing={listing}
              distanceKm={distanceKm}
              place={place}
              isOwn={isOwn}
              offer={!isOwn && <MakeOffer listing={listing} />}
            />
            <PriceHistoryLine listing={listing} />
            {visibility !== 'sold' && <UsualPriceSlot listing={listing} />}
            {isOwn && (
              <Suspense>
                <Material>
                  <OwnerPanel listing={listing} />
                </Material>
              </Suspense>
            )}
          </div>
          <ListingDetails listing={listing} />
          <div className="seller">
            {visibility !== 'sold' && !isOwn && <ContactSeller listing={listing} />}
            <SellerPanel
              seller={listing.seller}
              isWanted={listing.kind === 'wanted'}
              ownerId={listing.ownerId}
              rating={<SellerRatingSlot uid={listing.ownerId} name={listing.seller.name} />}
            />
            {!isOwn && (
              <div className="ways">
                <ReportButton target={{ kind: 'listing', id: listing.id }} />
                <HideSeller uid={listing.ownerId} name={listing.seller.name} isWanted={listing.kind === 'wanted'} />
              </div>
            )}
          </div>
          <ListingContext listing={listing} distanceKm={distanceKm} place={place} />
        </Columns>
      </PageSection>
      <SimilarListings cards={viewModel.similar} />
    </article>
  );
});

/** In the order of reading; beside the photos on wide screens the heading, and the seller, who stays in sight. */
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginTop: 8,
  '.top, .seller': { display: 'flex', flexDirection: 'column', gap: 16 },
  '.ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0 8px' },
  [below(600)]: {
    gap: 20,
    '.gallery': { marginInline: 'calc(-1 * clamp(16px, 3vw, 24px))' },
    '.gallery .stage': { borderRadius: 0 },
    '.gallery .thumbnails': { display: 'none' },
  },
  [above(960)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 372px',
    gridTemplateRows: 'min-content 1fr auto auto',
    columnGap: 40,
    '& > *': { gridColumn: 1 },
    '.gallery': { gridRow: '1 / span 2' },
    '.top': { gridColumn: 2, gridRow: 1 },
    '.seller': {
      gridColumn: 2,
      gridRow: '2 / span 3',
      position: 'sticky',
      top: 'calc(var(--mb-header-height, 64px) + 24px)',
      alignSelf: 'start',
    },
  },
  '@media print': { display: 'block', '& > *': { marginBottom: 16 } },
});
