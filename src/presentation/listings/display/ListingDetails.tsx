import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import { Description } from './Description';
import { ListingEnergy } from './ListingEnergy';
import { listingFacts } from './listingFacts';
import { listingPageMessages as messages } from './messages';
import { ListingSections } from './ListingSections';

/** What the seller says of it, and its facts. */
export function ListingDetails({ listing }: { readonly listing: Listing }) {
  return (
    <Details>
      <section>
        <h2>{messages.description}</h2>
        <Description text={listing.description} />
      </section>
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
      <ListingEnergy listing={listing} />
    </Details>
  );
}

const Details = styled(ListingSections)({
  dl: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '0 40px',
    margin: 0,
  },
  'dl div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '10px 0',
    borderBottom: '1px solid var(--mb-palette-divider)',
  },
  // A value stands below its name where the longest word leaves it no room.
  dt: { flex: '1 1 min-content', color: 'var(--mb-palette-text-secondary)' },
  dd: {
    margin: '0 0 0 auto',
    maxWidth: '62%',
    flex: 'none',
    fontWeight: 600,
    textAlign: 'end',
    overflowWrap: 'break-word',
  },
});
