import { useMemo } from 'react';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { wholePrice } from '../../shared/format/wholePrice';
import { BreadcrumbJsonLd } from '../../shared/page/BreadcrumbJsonLd';
import { absolute, PageMetadata } from '../../shared/page/PageMetadata';
import { usePageReport } from '../../shared/page/pageReport';
import { shortCommuneName } from '../../shared/places/placeText';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { breadcrumbSteps } from '../display/breadcrumbSteps';
import { listingJsonLd } from './listingJsonLd';
import { listingPageMessages } from '../display/messages';

const DESCRIPTION_LENGTH = 155;

interface ListingMetadataProps {
  readonly listing: Listing;
  readonly visibility: ListingVisibility;
}

export function ListingMetadata({ listing, visibility }: ListingMetadataProps) {
  const path = paths.listing(listing);
  const category = findCategory(listing.categoryId);
  const display = useViewModel(listingDisplay);
  const { photos } = listing;
  const images = useMemo(
    () => photos.flatMap((photo) => publicAddress(display.addressOf(photo, 'social'))),
    [display, photos],
  );
  usePageReport(visibility === 'sold' ? { status: 410 } : {});
  const isPublic = visibility === 'online' || visibility === 'reserved';
  return (
    <PageMetadata title={titleOf(listing)} description={summary(listing)} path={path} image={images[0]}>
      {isPublic ? (
        <>
          <script type="application/ld+json">{listingJsonLd(listing, { url: absolute(path), images })}</script>
          {category !== undefined && (
            <BreadcrumbJsonLd steps={[...breadcrumbSteps(category.family, category), { label: listing.title, path }]} />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </PageMetadata>
  );
}

/** Photos that are stored in this browser have addresses that mean nothing elsewhere: they are left out. */
function publicAddress(address: string | Promise<string | null>): readonly string[] {
  return typeof address === 'string' && !/^(blob|data):/.test(address) ? [absolute(address)] : [];
}

/** Adds the commune, unless the seller's title names it already. */
function titleOf({ title, location }: Listing): string {
  const commune = shortCommuneName(location.communeName);
  return title.includes(commune) ? title : listingPageMessages.about(title, commune);
}

function summary(listing: Listing): string {
  const { description, location } = listing;
  const text = `${wholePrice(listing)}, ${location.communeName}. ${description.replace(/\s+/g, ' ')}`;
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}
