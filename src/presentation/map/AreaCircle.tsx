import styled from '@emotion/styled';
import { use } from 'react';
import type { Coordinates } from '../../domain/listings/place/Location';
import { toFrame, type Camera } from '../../domain/map/camera';
import { kilometreOnMap, toMap } from '../../domain/map/mercator';
import { labelWidth, type MapBox } from '../../domain/map/townLabels';
import { placeOnMap, ShownMapContext } from './placeOnMap';

interface AreaCircleProps {
  readonly centre: Coordinates;
  readonly radiusKm: number;
  /** Written above the circle, which would cross it where the map writes it. */
  readonly name?: string;
}

/** Pixels from the circle to its name, and the height of that line. */
const NAME_GAP = 2;
const NAME_HEIGHT = 20;

/** A circle on the map around a place. */
export function AreaCircle({ centre, radiusKm, name }: AreaCircleProps) {
  const shown = use(ShownMapContext);
  if (shown === null) return null;
  const radius = radiusOf({ centre, radiusKm }, shown.camera);
  return (
    <div style={placeOnMap(shown.camera, toMap(centre))}>
      <Circle style={{ width: `calc(${2 * radius}px * var(--stretch, 1))` }} />
      {name !== undefined && (
        <Name style={{ bottom: `calc(${radius}px * var(--stretch, 1) + ${NAME_GAP}px)` }}>{name}</Name>
      )}
    </div>
  );
}

/** What a circle and its name take of the frame: no town is named there. */
export function areaBoxes(area: AreaCircleProps & { readonly name: string }, camera: Camera): readonly MapBox[] {
  const { x, y } = toFrame(camera, toMap(area.centre));
  const radius = radiusOf(area, camera);
  const half = labelWidth(area.name) / 2;
  const top = y - radius;
  return [
    { left: x - radius, top, right: x + radius, bottom: y + radius },
    { left: x - half, top: top - NAME_GAP - NAME_HEIGHT, right: x + half, bottom: top },
  ];
}

function radiusOf({ centre, radiusKm }: Pick<AreaCircleProps, 'centre' | 'radiusKm'>, { scale }: Camera): number {
  return radiusKm * kilometreOnMap(centre.latitude) * scale;
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

const Name = styled.div({
  position: 'absolute',
  transform: 'translate(-50%)',
  height: NAME_HEIGHT,
  lineHeight: `${NAME_HEIGHT}px`,
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 650,
  pointerEvents: 'none',
  // Legible on lines, as the names that the map writes.
  textShadow: '0 0 3px var(--mb-palette-background-paper), 0 0 3px var(--mb-palette-background-paper)',
});
