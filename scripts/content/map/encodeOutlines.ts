import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { merge, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';

type Department = Polygon | MultiPolygon;

/** Where coast and frontier meet: Bray-Dunes, Menton, Cerbère, Hendaye; in Guyane the mouths of the Oyapock and the Maroni. */
const ends: readonly Position[] = [
  [2.546, 51.088],
  [7.53, 43.788],
  [3.174, 42.436],
  [-1.789, 43.374],
  [-51.644, 4.103],
  [-53.972, 5.734],
];
/** A place on each frontier: the Rhine at Basel, the Pyrenees in the middle, the south of Guyane. */
const onFrontiers: readonly Position[] = [
  [7.59, 47.58],
  [0.66, 42.69],
  [-53, 2.2],
];
/** Degrees: the file of outlines has three decimals, and its ends and ours may be a little apart. */
const NEAR = 0.25;
/** Square degrees of the triangle that a point makes with its neighbours; smaller ones are left out. */
const SMALLEST_TRIANGLE = 1e-6;

/**
 * The outlines of départements as TopoJSON, in thousandths of a degree, of which four objects are lines: `land` (rings around it),
 * `coasts`, `frontiers` and `borders`. They share their arcs.
 */
export function encodeOutlines(departments: FeatureCollection<Department>): Topology {
  const whole = topology({ departments });
  const areas = whole.objects['departments'] as GeometryCollection;
  const rings = merge(whole, areas.geometries as Parameters<typeof merge>[1]).coordinates.flat();
  const pieces = rings.flatMap(cutAtEnds);
  const isFrontier = (piece: readonly Position[]) =>
    onFrontiers.some((place) => piece.some((point) => apart(point, place) < NEAR));
  const drawn = topology({
    land: lines(rings),
    coasts: lines(pieces.filter((piece) => !isFrontier(piece))),
    frontiers: lines(pieces.filter(isFrontier)),
    borders: mesh(whole, areas, (one, other) => one !== other),
  });
  const [west = 0, south = 0] = drawn.bbox ?? [];
  // Their types disagree about features without properties.
  const weighted = presimplify(drawn as Topology<Objects<object>>);
  return quantize(simplify(weighted, SMALLEST_TRIANGLE), {
    scale: [0.001, 0.001],
    translate: [round(west), round(south)],
  });
}

function lines(coordinates: Position[][]): MultiLineString {
  return { type: 'MultiLineString', coordinates };
}

/** The pieces of a ring between the ends of frontiers on it; the ring itself where there is none. */
function cutAtEnds(ring: Position[]): Position[][] {
  const cuts = ends
    .map((end) => ring.findIndex((point) => apart(point, end) < 0.001))
    .filter((index) => index >= 0)
    .sort((one, other) => one - other);
  const [first] = cuts;
  if (first === undefined) return [ring];
  const turned = [...ring.slice(first, -1), ...ring.slice(0, first + 1)];
  const bounds = [...cuts.map((cut) => cut - first), turned.length - 1];
  return cuts.map((_, index) => turned.slice(bounds[index], (bounds[index + 1] ?? 0) + 1));
}

function apart([x = 0, y = 0]: Position, [otherX = 0, otherY = 0]: Position): number {
  return Math.hypot(x - otherX, y - otherY);
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
