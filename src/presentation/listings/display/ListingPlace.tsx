import styled from '@emotion/styled';
import type { Location } from '../../../domain/listings/place/Location';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { formatDistance } from '../../shared/format/formatDistance';
import { placeText } from '../../shared/places/placeText';
import { Suspense } from 'react';
import { isServer } from '../../shared/page/isServer';
import { useIsNear } from '../../shared/page/useIsNear';
import { overseasTerritories } from './legalMessages';
import { listingPageMessages } from './messages';

const messages = listingPageMessages.place;

interface ListingPlaceProps {
  readonly location: Location;
  readonly distanceKm: number | null;
  readonly from: Location | null;
}

const LazyPlaceMap = lazyExtra(async () => (await import('../../map/PlaceMap')).PlaceMap);

/** The départements whose outlines the map has; of other territories words say where they are. */
const drawnOverseas = /^97[12346]/;

/** The commune of a listing, never its exact address. */
export function ListingPlace({ location, distanceKm, from }: ListingPlaceProps) {
  const territory = overseasTerritories[location.postalCode.slice(0, 3)];
  const isDrawn = territory === undefined || drawnOverseas.test(location.postalCode);
  const [map, isNear] = useIsNear<HTMLDivElement>();
  return (
    <Place>
      <div>
        <h2>{messages.heading}</h2>
        <p className="commune">{placeText(location)}</p>
        {distanceKm !== null && from !== null && (
          <p>{messages.distance(formatDistance(distanceKm), from.communeName)}</p>
        )}
        {territory !== undefined && <p>{messages.overseas(territory)}</p>}
        {/* It is about the map. */}
        <p className="note" data-print="hide">
          {messages.approximate}
        </p>
      </div>
      {isDrawn && (
        <div className="map" ref={map}>
          {isNear && !isServer && (
            <Suspense>
              <LazyPlaceMap place={location} />
            </Suspense>
          )}
        </div>
      )}
    </Place>
  );
}

const Place = styled.section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16px 32px',
  '& > div': { flex: '1 1 240px' },
  '& > .map': { flex: '2 1 340px', height: 300 },
  '@media print': { '& > .map': { display: 'none' } },
  p: { margin: '0 0 6px' },
  '.commune': { fontSize: '1.125rem', fontWeight: 650 },
  '.note': { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
});
