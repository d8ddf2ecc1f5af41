import { toFrame, zoomOfScale, type Camera, type FrameSize } from './camera';
import type { MapPoint } from './mercator';

export interface Town {
  readonly name: string;
  readonly population: number;
  readonly at: MapPoint;
}

/** Pixels of the frame. */
export interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TownLabel {
  readonly name: string;
  /** Where the town is, in pixels of the frame. */
  readonly x: number;
  readonly y: number;
  /** Where its name begins, and the middle of that line. */
  readonly nameX: number;
  readonly nameY: number;
  readonly isLarge: boolean;
}

const LARGE = 150_000;
/** Pixels that a label takes beside its town, roughly: enough to keep labels apart. */
const CHARACTER_WIDTH = 7.5;
const LINE_HEIGHT = 20;
const SPACE_AROUND = 14;
/** Pixels from a town to its name. */
const BESIDE = 7;
const ABOVE = 18;

/** How wide a name is on the map, about, in pixels. */
export function labelWidth(name: string): number {
  return name.length * CHARACTER_WIDTH;
}

/**
 * The towns to name, the most populous first: as many as find room without covering each other or their names, and none too small for the
 * zoom. A name stands beside its town; above it where something in `taken` lies beside, or the edge of the frame would cut it; and
 * nowhere if it has no room there either.
 * `towns` is in that order; `margin` is how far beyond the frame is drawn, in pixels.
 */
export function townLabels(
  towns: readonly Town[],
  camera: Camera,
  { width, height }: FrameSize,
  margin: number,
  taken: readonly MapBox[] = [],
): TownLabel[] {
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const least = leastPopulation(zoomOfScale(camera.scale));
  const labels: TownLabel[] = [];
  const named: MapBox[] = [];
  for (const { name, population, at } of towns) {
    if (population < least) break;
    const { x, y } = toFrame(camera, at);
    if (x < -margin || y < -margin || x > width + margin || y > height + margin) continue;
    const isInFrame = x >= 0 && y >= 0 && x <= width && y <= height;
    const places = [
      { nameX: x + BESIDE, nameY: y },
      { nameX: x - labelWidth(name) / 2, nameY: y - ABOVE },
    ];
    const place = places.find((one) => {
      const box = boxOf(name, one);
      return (isInFrame ? isWithin(box, frame) : areApart(box, frame)) && taken.every((other) => areApart(box, other));
    });
    if (place === undefined) continue;
    // A name above its town leaves the town itself outside its box.
    const boxes = [boxOf(name, place), { left: x, top: y, right: x, bottom: y }];
    if (!named.every((other) => boxes.every((box) => areApart(box, other)))) continue;
    named.push(...boxes);
    labels.push({ name, x, y, ...place, isLarge: population >= LARGE });
  }
  return labels;
}

/** 250,000 on a map of the whole country, a quarter of that each time the scale doubles. */
function leastPopulation(zoom: number): number {
  return 250_000 / 4 ** Math.max(zoom - 4.5, 0);
}

function boxOf(name: string, { nameX, nameY }: Pick<TownLabel, 'nameX' | 'nameY'>): MapBox {
  return {
    left: nameX - BESIDE,
    right: nameX - BESIDE + labelWidth(name) + SPACE_AROUND,
    top: nameY - LINE_HEIGHT / 2,
    bottom: nameY + LINE_HEIGHT / 2,
  };
}

function isWithin(box: MapBox, frame: MapBox): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function areApart(one: MapBox, other: MapBox): boolean {
  return one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
}
