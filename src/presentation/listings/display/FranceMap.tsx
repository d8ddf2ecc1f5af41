import styled from '@emotion/styled';
import type { Coordinates } from '../../../domain/listings/place/Location';
import { landmarks, mapSize, outline, project } from './franceOutline';

interface FranceMapProps {
  readonly place: Coordinates;
  readonly label: string;
}

/** A place on a map of mainland France and Corsica, drawn locally so that no map service learns what a person views. */
export function FranceMap({ place, label }: FranceMapProps) {
  const { x, y } = project(place);
  return (
    <Map viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label}>
      <path className="land" d={outline} />
      {landmarks.map(({ name, ...at }) => {
        const city = project(at);
        const isRight = city.x > 200;
        return (
          <g key={name} className="city">
            <circle cx={city.x} cy={city.y} r="1.6" />
            {Math.hypot(city.x - x, city.y - y) > 16 && (
              <text x={city.x + (isRight ? -4 : 4)} y={city.y + 3} textAnchor={isRight ? 'end' : 'start'}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <circle className="around" cx={x} cy={y} r="13" />
      <circle className="here" cx={x} cy={y} r="5" />
    </Map>
  );
}

const Map = styled.svg({
  flex: '0 1 256px',
  width: 256,
  maxWidth: '100%',
  height: 'auto',
  '.land': {
    fill: 'color-mix(in srgb, var(--mb-palette-secondary-main) 16%, var(--mb-palette-background-paper))',
    stroke: 'var(--mb-palette-secondary-main)',
    strokeWidth: 1.2,
    strokeLinejoin: 'round',
  },
  '.city circle': { fill: 'var(--mb-palette-text-secondary)' },
  '.city text': { fill: 'var(--mb-palette-text-secondary)', fontSize: 9.5 },
  '.around': { fill: 'var(--mb-palette-primary-main)', opacity: 0.25 },
  '.here': { fill: 'var(--mb-palette-primary-main)', stroke: 'var(--mb-palette-background-paper)', strokeWidth: 1.5 },
});
