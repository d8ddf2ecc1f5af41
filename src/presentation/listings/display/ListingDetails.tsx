import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import type { Location } from '../../../domain/listings/place/Location';
import { ListingEnergy } from './ListingEnergy';
import { listingFacts } from './listingFacts';
import { ListingLegal } from './ListingLegal';
import { listingPageMessages as messages } from './messages';
import { ListingPlace } from './ListingPlace';

interface ListingDetailsProps {
  readonly listing: Listing;
  readonly distanceKm: number | null;
  readonly place: Location | null;
}

export function ListingDetails({ listing, distanceKm, place }: ListingDetailsProps) {
  return (
    <Details>
      <section>
        <h2>{messages.facts}</h2>
        <dl>
          {listingFacts(listing).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{messages.description}</h2>
        {/* As text: React escapes what the seller wrote. */}
        <p className="description">{listing.description}</p>
      </section>
      <ListingEnergy listing={listing} />
      <ListingPlace location={listing.location} distanceKm={distanceKm} from={place} />
      <ListingLegal listing={listing} />
      <p className="reference">{messages.reference(listing.id)}</p>
    </Details>
  );
}

const Details = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  h2: { font: 'var(--mb-font-h2)', fontSize: '1.375rem', margin: '0 0 14px' },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '0 40px',
    margin: 0,
  },
  'dl div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 0',
    borderBottom: '1px solid var(--mb-palette-divider)',
  },
  dt: { color: 'var(--mb-palette-text-secondary)' },
  dd: { margin: 0, maxWidth: '62%', flex: 'none', fontWeight: 600, textAlign: 'end', overflowWrap: 'break-word' },
  '.reference': {
    margin: 0,
    fontSize: '0.875rem',
    color: 'var(--mb-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '.description': {
    margin: 0,
    maxWidth: '70ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: '1.0625rem',
    lineHeight: 1.65,
  },
});
