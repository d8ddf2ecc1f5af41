import styled from '@emotion/styled';
import { use, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { nextRadius, radiusTo } from '../../domain/map/circleRadius';
import { fromMap, kilometreOnMap, toMap } from '../../domain/map/mercator';
import { MAXIMUM_RADIUS_KM, type PlaceFilter } from '../../domain/search/criteria/SearchCriteria';
import { shadows } from '../shared/page/shadows';
import { AreaCircle } from './AreaCircle';
import { mapMessages } from './messages';
import { placeOnMap, ShownMapContext } from './placeOnMap';

interface RadiusHandleProps {
  readonly place: PlaceFilter;
  onChange(radiusKm: number): void;
}

/** The circle of a search, with a handle on its edge: dragged, or by arrow keys to the next of the usual radii. */
export function RadiusHandle({ place, onChange }: RadiusHandleProps) {
  const shown = use(ShownMapContext);
  const [dragged, setDragged] = useState<number | null>(null);
  if (shown === null) return null;
  const radiusKm = dragged ?? place.radiusKm;
  const { x, y } = toMap(place);
  const edge = { x: x + radiusKm * kilometreOnMap(place.latitude), y };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(place.radiusKm);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (dragged !== null) setDragged(radiusTo(place, fromMap(shown.pointAt(clientX, clientY))));
  };
  const drop = () => {
    setDragged(null);
    if (dragged !== null && dragged !== place.radiusKm) onChange(dragged);
  };
  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextRadius(place.radiusKm, direction);
    if (next !== place.radiusKm) onChange(next);
  };
  return (
    <>
      <AreaCircle centre={place} radiusKm={radiusKm} />
      <div style={{ ...placeOnMap(shown.camera, edge), zIndex: 2 }}>
        <Handle
          role="slider"
          tabIndex={0}
          aria-label={mapMessages.radius}
          aria-valuemin={1}
          aria-valuemax={MAXIMUM_RADIUS_KM}
          aria-valuenow={radiusKm}
          aria-valuetext={mapMessages.kilometres(radiusKm)}
          data-map-control
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={() => setDragged(null)}
          onKeyDown={step}
        >
          {mapMessages.kilometres(radiusKm)}
        </Handle>
      </div>
    </>
  );
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

const Handle = styled.div({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  minWidth: 44,
  padding: '3px 10px',
  borderRadius: 999,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  fontWeight: 700,
  cursor: 'ew-resize',
  touchAction: 'none',
  color: 'var(--mb-palette-primary-contrastText)',
  background: 'var(--mb-palette-primary-main)',
  border: '2px solid var(--mb-palette-background-paper)',
  boxShadow: shadows.soft,
});
