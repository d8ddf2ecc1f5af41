import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import type { Location } from '../../../domain/listings/place/Location';
import { textButton } from '../../shared/controls/buttonLook';
import { ListingLegal } from './ListingLegal';
import { ListingPlace } from './ListingPlace';
import { ListingSections } from './ListingSections';
import { listingPageMessages as messages } from './messages';

interface ListingContextProps {
  readonly listing: Listing;
  readonly distanceKm: number | null;
  readonly place: Location | null;
  /** Not published yet: there is nothing to refer to, or to print. */
  readonly isPreview?: boolean;
}

/** Where it is, what the law wants said, and its reference. */
export function ListingContext({ listing, distanceKm, place, isPreview = false }: ListingContextProps) {
  return (
    <Context>
      <ListingPlace location={listing.location} distanceKm={distanceKm} from={place} />
      <ListingLegal listing={listing} />
      {!isPreview && (
        <p>
          {messages.reference(listing.id)}
          <button type="button" data-print="hide" onClick={() => window.print()}>
            {messages.print}
          </button>
        </p>
      )}
    </Context>
  );
}

const Context = styled(ListingSections)({
  '> p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 20px',
    margin: 0,
    fontSize: '0.875rem',
    color: 'var(--mb-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  button: textButton,
});
