import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingCard } from '../../domain/listings/Listing';
import {
  boundsAround,
  boundsOf,
  franceBounds,
  type Camera,
  type FrameSize,
  type MapBounds,
} from '../../domain/map/camera';
import { toMap } from '../../domain/map/mercator';
import type { PlaceFilter } from '../../domain/search/criteria/SearchCriteria';
import { pageKey } from '../shared/page/pageMemory';
import { paths } from '../shared/paths';
import { useShownListings } from '../shared/cards/useShownListings';
import { useViewModel } from '../shared/useViewModel';
import { AreaSearch } from './AreaSearch';
import { listingsBeyond } from './listingsBeyond';
import { MapCounts } from './MapCounts';
import { MapFrame } from './MapFrame';
import { MapNotice } from './MapNotice';
import { boundsInSight, VIEWPORT_MARGIN } from './MapViewport';
import { mapMessages } from './messages';
import type { ShownMap } from './placeOnMap';
import { RadiusHandle } from './RadiusHandle';
import { SearchTags } from './SearchTags';
import type { FollowedAnswer } from './ResultsMapViewModel';
import { roomAround, tagBoxes } from './tagBoxes';
import { TagCards } from './TagCards';
import { TagGroups } from './tagGroups';
import { baseMapViewModel, resultsMapViewModel } from './viewModels';

interface ResultsMapProps {
  /** What the list shows; null before the first answer. */
  readonly answer: FollowedAnswer | null;
  /** The listing that is pointed at in the list. */
  readonly pointedAt: string | null;
  /** The circle of the search has been dragged to another radius. */
  onRadius(radiusKm: number): void;
  /** The map has been moved, and what it shows is to be searched. */
  onPlace(place: PlaceFilter): void;
}

/** The part of the country’s width or height from which listings are shown with all of it. */
const COUNTRYWIDE = 0.6;

const noCards: readonly ListingCard[] = [];

/** The listings of a search on a map, beside the list of them. */
export const ResultsMap = observer(function ResultsMap({ answer, pointedAt, onRadius, onPlace }: ResultsMapProps) {
  const baseMaps = useViewModel(baseMapViewModel);
  const results = useViewModel(resultsMapViewModel);
  const page = pageKey(useLocation());
  const [memory] = useState(() => baseMaps.recall(page));
  const [opened, setOpened] = useState<readonly string[]>(memory?.opened ?? []);
  const [takesFocus, setTakesFocus] = useState(false);
  const { shown } = useShownListings(results.cards ?? noCards, (card) => card);
  const groups = useMemo(() => new TagGroups(shown), [shown]);
  const { criteria, isComplete } = results;
  const search = criteria === null ? null : paths.search(criteria);
  const [sight, setSight] = useState<ShownMap | null>(null);
  const [asked, setAsked] = useState<AskedArea | null>(null);
  const bounds = useStableBounds(`${search} ${isComplete}`, shown, criteria?.place, asked);
  const taken = useCallback(
    (at: Camera, size: FrameSize) => tagBoxes(groups.inView(at, size, VIEWPORT_MARGIN), at, size),
    [groups],
  );
  const beyond = useBeyond(shown, criteria?.place, sight);
  const openCards = useMemo(() => shown.filter(({ id }) => opened.includes(id)), [shown, opened]);
  const opener = useRef<HTMLElement | null>(null);
  const camera = useRef<Camera | null>(memory?.camera ?? null);

  useEffect(() => void baseMaps.load(), [baseMaps]);
  useEffect(() => results.start(), [results]);
  useEffect(() => {
    if (answer !== null) void results.follow(answer);
  }, [results, answer]);
  useEffect(() => {
    if (camera.current !== null) baseMaps.remember(page, { camera: camera.current, opened });
  }, [baseMaps, page, opened]);
  const settle = useCallback(
    (settled: ShownMap) => {
      camera.current = settled.camera;
      baseMaps.remember(page, { camera: settled.camera, opened });
      setSight(settled.isMoved ? settled : null);
    },
    [baseMaps, page, opened],
  );
  const open = (cards: readonly ListingCard[]) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(cards.map(({ id }) => id));
    setTakesFocus(true);
  };
  const close = () => {
    setOpened([]);
    setTakesFocus(false);
    opener.current?.focus({ preventScroll: true });
  };
  const searchArea = (place: PlaceFilter, { camera: from, size }: ShownMap) => {
    setSight(null);
    setAsked({ place, bounds: boundsInSight(from, size) });
    onPlace(place);
  };
  if (baseMaps.status === 'unavailable')
    return <MapNotice text={mapMessages.unavailable} onRetry={() => void baseMaps.load()} />;
  if (baseMaps.baseMap === null || results.cards === null) return <MapNotice text={mapMessages.loading} />;
  const { total, isCapped } = results;
  const place = criteria?.place;
  const count = isCapped ? mapMessages.shownAtLeast : mapMessages.shown;
  const isBeyondOpen = openCards.some((card) => beyond.includes(card));
  return (
    <MapFrame
      label={mapMessages.results}
      baseMap={baseMaps.baseMap}
      bounds={bounds}
      subject={search ?? undefined}
      start={memory?.camera}
      onSettle={settle}
      taken={taken}
      front={
        <>
          <MapCounts
            count={shown.length < total ? count(shown.length, total) : null}
            beyond={beyond.length}
            isBeyondOpen={isBeyondOpen}
            onBeyond={() => (isBeyondOpen ? close() : open(beyond))}
          />
          <AreaSearch sight={openCards.length > 0 ? null : sight} results={results} onPlace={searchArea} />
          {openCards.length > 0 && (
            <TagCards
              cards={openCards}
              heading={isBeyondOpen ? mapMessages.beyond(openCards.length) : undefined}
              takesFocus={takesFocus}
              onClose={close}
            />
          )}
        </>
      }
    >
      {place !== undefined && <RadiusHandle place={place} onChange={onRadius} />}
      <SearchTags groups={groups} pointedAt={pointedAt} opened={opened} onOpen={open} onClose={close} />
    </MapFrame>
  );
});

interface AskedArea {
  readonly place: PlaceFilter;
  /** What the map showed then, and shows still. */
  readonly bounds: MapBounds;
}

/**
 * Where the map looks: the area that was asked for on it, else the circle of the search, else the listings, those in Europe if there are
 * any. It changes with `key` only.
 */
function useStableBounds(
  key: string,
  cards: readonly ListingCard[],
  place: PlaceFilter | undefined,
  asked: AskedArea | null,
): MapBounds {
  const [known, setKnown] = useState({ key, bounds: franceBounds });
  if (known.key !== key)
    setKnown({ key, bounds: place === undefined ? boundsOfCards(cards) : boundsOfPlace(place, asked) });
  return known.bounds;
}

function boundsOfPlace(place: PlaceFilter, asked: AskedArea | null): MapBounds {
  const { latitude, longitude, radiusKm } = place;
  const isAsked =
    asked?.place.latitude === latitude && asked.place.longitude === longitude && asked.place.radiusKm === radiusKm;
  return isAsked ? asked.bounds : boundsAround(place, radiusKm);
}

function boundsOfCards(cards: readonly ListingCard[]): MapBounds {
  const beyond = new Set(listingsBeyond(cards));
  const bounds = boundsOf(cards.filter((card) => !beyond.has(card)).map(({ location }) => location));
  // On a phone, tags need all the room there is.
  if (window.innerWidth < 600) return bounds;
  const isCountrywide =
    bounds.east - bounds.west > COUNTRYWIDE * (franceBounds.east - franceBounds.west) ||
    bounds.south - bounds.north > COUNTRYWIDE * (franceBounds.south - franceBounds.north);
  return isCountrywide ? { ...franceBounds } : bounds;
}

/** The listings that the bounds leave out, until somebody has moved the map to one of them. */
function useBeyond(
  cards: readonly ListingCard[],
  place: PlaceFilter | undefined,
  sight: ShownMap | null,
): readonly ListingCard[] {
  const beyond = useMemo(() => (place === undefined ? listingsBeyond(cards) : noCards), [cards, place]);
  const isInSight = ({ location }: ListingCard) =>
    sight !== null && roomAround(sight.camera, sight.size, toMap(location)) !== null;
  return beyond.some(isInSight) ? noCards : beyond;
}
