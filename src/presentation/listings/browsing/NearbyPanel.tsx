import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { FailureNotice, Notice } from '../../shared/notices/FailureNotice';
import { formatNumber } from '../../shared/format/formatNumber';
import { LazyHiddenListings } from '../../shared/cards/LazyHiddenListings';
import { ListingCardView } from '../../shared/cards/ListingCardView';
import { ListingGrid } from '../../shared/cards/ListingGrid';
import { ListingGridSkeleton } from '../../shared/cards/ListingGridSkeleton';
import { PlaceField } from '../../shared/places/PlaceField';
import { shortCommuneName } from '../../shared/places/placeText';
import { useShownListings } from '../../shared/cards/useShownListings';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { nearbyViewModel } from '../viewModels';
import { locationFailures, nearbyMessages } from './nearbyMessages';
import type { NearbyViewModel } from './NearbyViewModel';

/** Asks for a place, by geolocation or commune, then shows the listings around it. */
export const NearbyPanel = observer(function NearbyPanel() {
  const viewModel = useViewModel(nearbyViewModel);
  useEffect(() => viewModel.start(), [viewModel]);
  const { place } = viewModel;
  return place === null ? <PlaceQuestion viewModel={viewModel} /> : <Around viewModel={viewModel} />;
});

const PlaceQuestion = observer(function PlaceQuestion({ viewModel }: { readonly viewModel: NearbyViewModel }) {
  const { locationFailure, status } = viewModel;
  const isLocating = status === 'locating';
  return (
    <Notice>
      <p>{nearbyMessages.question}</p>
      <Question>
        <PlaceField
          label={nearbyMessages.commune}
          value={null}
          onChange={(place) => {
            if (place !== null) void viewModel.choose(place);
          }}
        />
        <Button variant="outlined" disabled={isLocating} onClick={() => void viewModel.locate()}>
          {isLocating ? nearbyMessages.locating : nearbyMessages.locate}
        </Button>
      </Question>
      {locationFailure !== null && <p role="alert">{locationFailures[locationFailure]}</p>}
    </Notice>
  );
});

const Around = observer(function Around({ viewModel }: { readonly viewModel: NearbyViewModel }) {
  const { hits, place, status } = viewModel;
  const name = place?.communeName === '' ? nearbyMessages.here : shortCommuneName(place?.communeName ?? '');
  return (
    <>
      <Where>
        <p>
          {status === 'ready'
            ? nearbyMessages.around(name, formatNumber(place?.radiusKm ?? 0))
            : nearbyMessages.searching(name)}
        </p>
        <Button size="small" onClick={viewModel.forget}>
          {nearbyMessages.change}
        </Button>
      </Where>
      <AroundList viewModel={viewModel} />
      {status === 'ready' && hits.length === 0 && (
        <Notice>
          <p>{nearbyMessages.none}</p>
        </Notice>
      )}
      {status === 'ready' && hits.length > 0 && place !== null && (
        <All>
          <Button component={Link} variant="outlined" to={paths.search({ place, sort: 'distance' })}>
            {nearbyMessages.all(name)}
          </Button>
        </All>
      )}
    </>
  );
});

const AroundList = observer(function AroundList({ viewModel }: { readonly viewModel: NearbyViewModel }) {
  const { hits, place, status } = viewModel;
  const { shown, hidden, areAllShown, showAll } = useShownListings(hits, ({ listing }) => listing);
  if (status === 'searching') return <ListingGridSkeleton count={8} />;
  if (status !== 'ready' && status !== 'idle' && status !== 'locating') {
    return (
      <FailureNotice
        failure={status}
        onRetry={() => {
          if (place !== null) void viewModel.searchAround(place);
        }}
      />
    );
  }
  return (
    <>
      <ListingGrid>
        {shown.map(({ listing, distanceKm }) => (
          <li key={listing.id}>
            <ListingCardView listing={listing} distanceKm={distanceKm} />
          </li>
        ))}
      </ListingGrid>
      <LazyHiddenListings count={hidden} areShown={areAllShown} onShow={showAll} />
    </>
  );
});

const Question = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 12,
  width: '100%',
  maxWidth: 640,
  '& > :first-of-type': { flex: '1 1 260px' },
  button: { minHeight: 56 },
});

const Where = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 12,
  p: { margin: 0 },
});

const All = styled.div({ display: 'flex', justifyContent: 'center', marginTop: 32 });
