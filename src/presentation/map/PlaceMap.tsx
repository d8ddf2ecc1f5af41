import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import type { Location } from '../../domain/listings/place/Location';
import { boundsAround, type Camera } from '../../domain/map/camera';
import { shortCommuneName } from '../shared/places/placeText';
import { useViewModel } from '../shared/useViewModel';
import { AreaCircle, areaBoxes } from './AreaCircle';
import { MapFrame } from './MapFrame';
import { MapNotice } from './MapNotice';
import { mapMessages } from './messages';
import { baseMapViewModel } from './viewModels';

/** The commune is somewhere in the circle, and the listing somewhere in the commune. */
const AREA_KM = 3;
const SHOWN_KM = 14;

/** The surroundings of a listing: its commune, never its address. */
export const PlaceMap = observer(function PlaceMap({ place }: { readonly place: Location }) {
  const baseMaps = useViewModel(baseMapViewModel);
  const bounds = useMemo(() => boundsAround(place, SHOWN_KM), [place]);
  const area = useMemo(
    () => ({ centre: place, radiusKm: AREA_KM, name: shortCommuneName(place.communeName) }),
    [place],
  );
  const taken = useCallback((camera: Camera) => areaBoxes(area, camera), [area]);
  useEffect(() => void baseMaps.load(), [baseMaps]);
  if (baseMaps.status === 'unavailable')
    return <MapNotice text={mapMessages.unavailableAlone} onRetry={() => void baseMaps.load()} />;
  if (baseMaps.baseMap === null) return <MapNotice text={mapMessages.loading} />;
  return (
    <MapFrame
      label={mapMessages.around(area.name)}
      baseMap={baseMaps.baseMap}
      bounds={bounds}
      isPassedOver
      taken={taken}
    >
      <AreaCircle {...area} />
    </MapFrame>
  );
});
