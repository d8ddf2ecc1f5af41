import styled from '@emotion/styled';
import { use } from 'react';
import type { Coordinates } from '../../domain/listings/place/Location';
import { kilometreOnMap, toMap } from '../../domain/map/mercator';
import { placeOnMap, ShownMapContext } from './placeOnMap';

interface AreaCircleProps {
  readonly centre: Coordinates;
  readonly radiusKm: number;
}

/** A circle on the map around a place. */
export function AreaCircle({ centre, radiusKm }: AreaCircleProps) {
  const shown = use(ShownMapContext);
  if (shown === null) return null;
  const radius = radiusKm * kilometreOnMap(centre.latitude) * shown.camera.scale;
  return (
    <div style={placeOnMap(shown.camera, toMap(centre))}>
      <Circle style={{ width: `calc(${2 * radius}px * var(--stretch, 1))` }} />
    </div>
  );
}

const Circle = styled.div({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  aspectRatio: '1',
  borderRadius: '50%',
  pointerEvents: 'none',
  border: '2px solid var(--mb-palette-primary-main)',
  background: 'color-mix(in srgb, var(--mb-palette-primary-main) 14%, transparent)',
});
