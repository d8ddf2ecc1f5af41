import type { Feature, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { MultiLineString } from 'topojson-specification';
import { expect, test } from 'vitest';
import { encodeOutlines } from '../../../../scripts/content/map/encodeOutlines';

function square(west: number, south: number): Feature<Polygon> {
  const [east, north] = [west + 1, south + 1];
  const ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

test('two départements side by side have one border between them and a coast around both', () => {
  const topology = encodeOutlines({ type: 'FeatureCollection', features: [square(0, 46), square(1, 46)] });
  const lines = (name: string) =>
    feature(topology, topology.objects[name] as MultiLineString).geometry.coordinates.map((line) =>
      line.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`),
    );
  expect(lines('borders')).toEqual([expect.arrayContaining(['1 46', '1 47'])]);
  expect(lines('frontiers')).toEqual([]);
  expect(new Set(lines('coasts').flat())).toEqual(new Set(['0 46', '0 47', '1 47', '2 47', '2 46', '1 46']));
  expect(new Set(lines('land').flat())).toEqual(new Set(lines('coasts').flat()));
});
