import { toFrame, zoomOfScale, type Camera, type FrameSize } from './camera';
import type { MapPoint } from './mercator';

export interface Town {
  readonly name: string;
  readonly population: number;
  readonly at: MapPoint;
}

export interface TownLabel {
  readonly name: string;
  /** Pixels of the frame. */
  readonly x: number;
  readonly y: number;
  readonly isLarge: boolean;
}

const LARGE = 150_000;
/** Pixels that a label takes beside its town, roughly: enough to keep labels apart. */
const CHARACTER_WIDTH = 7.5;
const LINE_HEIGHT = 20;
const SPACE_AROUND = 14;

/**
 * The towns to name, the most populous first: as many as find room without covering each other, and none too small for the
 * zoom. `towns` is in that order; `margin` is how far beyond the frame is drawn, in pixels.
 */
export function townLabels(
  towns: readonly Town[],
  camera: Camera,
  { width, height }: FrameSize,
  margin: number,
): TownLabel[] {
  const least = leastPopulation(zoomOfScale(camera.scale));
  const labels: TownLabel[] = [];
  for (const { name, population, at } of towns) {
    if (population < least) break;
    const { x, y } = toFrame(camera, at);
    if (x < -margin || y < -margin || x > width + margin || y > height + margin) continue;
    const label = { name, x, y, isLarge: population >= LARGE };
    if (labels.every((other) => areApart(label, other))) labels.push(label);
  }
  return labels;
}

/** 250,000 on a map of the whole country, a quarter of that each time the scale doubles. */
function leastPopulation(zoom: number): number {
  return 250_000 / 4 ** Math.max(zoom - 4.5, 0);
}

function areApart(one: TownLabel, other: TownLabel): boolean {
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  const room = left.name.length * CHARACTER_WIDTH + SPACE_AROUND;
  return right.x - left.x > room || Math.abs(one.y - other.y) > LINE_HEIGHT;
}
