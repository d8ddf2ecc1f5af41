import type { Coordinates } from '../listings/place/Location';
import { kilometreOnMap, toMap, type MapPoint } from './mercator';

/** What part of the map is shown: a point is at `x + scale × its x` and `y + scale × its y` pixels of the frame. */
export interface Camera {
  /** Pixels per side of the world. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export interface MapBounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  /** How near a map comes that is fitted to them; the usual limit unless given. */
  readonly nearestZoom?: number;
}

/** Zoom 0 shows the world on 256 pixels; each step doubles it. */
export function scaleOfZoom(zoom: number): number {
  return 256 * 2 ** zoom;
}

export function zoomOfScale(scale: number): number {
  return Math.log2(scale / 256);
}

/** All of France in Europe fits; a commune fills a phone. */
export const MINIMUM_ZOOM = 2.5;
export const MAXIMUM_ZOOM = 12.5;

export function toFrame(camera: Camera, { x, y }: MapPoint): MapPoint {
  return { x: camera.x + camera.scale * x, y: camera.y + camera.scale * y };
}

export function fromFrame(camera: Camera, { x, y }: MapPoint): MapPoint {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

/** Mainland France and Corsica. */
export const franceBounds: MapBounds = boundsOf([
  { latitude: 51.1, longitude: -5.2 },
  { latitude: 41.3, longitude: 9.6 },
]);

/** The smallest area with all the places; all of France without any. */
export function boundsOf(places: readonly Coordinates[]): MapBounds {
  const bounds = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (const place of places) {
    const { x, y } = toMap(place);
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.north = Math.min(bounds.north, y);
    bounds.south = Math.max(bounds.south, y);
  }
  return places.length === 0 ? franceBounds : bounds;
}

export function boundsAround(centre: Coordinates, radiusKm: number): MapBounds {
  const { x, y } = toMap(centre);
  const radius = radiusKm * kilometreOnMap(centre.latitude);
  return { west: x - radius, north: y - radius, east: x + radius, south: y + radius };
}

/** Shows the bounds in the middle of the frame, at least `padding` pixels from its edges, and no nearer than `maximumZoom`. */
export function cameraFor(
  bounds: MapBounds,
  { width, height }: FrameSize,
  { padding, maximumZoom }: { readonly padding: number; readonly maximumZoom: number },
): Camera {
  const fitting = Math.min(
    Math.max(width - 2 * padding, 1) / (bounds.east - bounds.west),
    Math.max(height - 2 * padding, 1) / (bounds.south - bounds.north),
  );
  const scale = Math.max(Math.min(fitting, scaleOfZoom(maximumZoom)), scaleOfZoom(MINIMUM_ZOOM));
  return {
    scale,
    x: width / 2 - (scale * (bounds.west + bounds.east)) / 2,
    y: height / 2 - (scale * (bounds.north + bounds.south)) / 2,
  };
}

/** The part of the map that a frame shows, and `margin` pixels around it. */
export function boundsInFrame(camera: Camera, { width, height }: FrameSize, margin: number): MapBounds {
  const first = fromFrame(camera, { x: -margin, y: -margin });
  const last = fromFrame(camera, { x: width + margin, y: height + margin });
  return { west: first.x, north: first.y, east: last.x, south: last.y };
}
