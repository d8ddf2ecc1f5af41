import type { MapBounds } from '../../domain/map/camera';
import { toMap } from '../../domain/map/mercator';
import type { OutlineLine, Outlines } from '../../domain/map/Outlines';

/** A line of the map in map units, with the bounds that decide whether it is in sight. */
export interface Shape {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly bounds: MapBounds;
}

export interface BaseMapShapes {
  /** Whole rings. */
  readonly land: readonly Shape[];
  readonly coasts: readonly Shape[];
  readonly frontiers: readonly Shape[];
  readonly borders: readonly Shape[];
}

/** Points of a piece: short pieces out of sight cost nothing, which matters most for dashes. */
const PIECE = 24;

export function baseMapShapes({ land, coasts, frontiers, borders }: Outlines): BaseMapShapes {
  const pieces = (lines: readonly OutlineLine[]) => lines.flatMap(cut).map(shapeOf);
  return { land: land.map(shapeOf), coasts: pieces(coasts), frontiers: pieces(frontiers), borders: pieces(borders) };
}

/** Each piece begins with the last point of the one before. */
function cut(line: OutlineLine): OutlineLine[] {
  const starts = Math.max(Math.ceil((line.length - 1) / PIECE), 1);
  return Array.from({ length: starts }, (_, index) => line.slice(index * PIECE, (index + 1) * PIECE + 1));
}

function shapeOf(line: OutlineLine): Shape {
  const points = line.map(([longitude, latitude]) => toMap({ longitude, latitude }));
  const xs = Float64Array.from(points, ({ x }) => x);
  const ys = Float64Array.from(points, ({ y }) => y);
  return {
    xs,
    ys,
    bounds: { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) },
  };
}
