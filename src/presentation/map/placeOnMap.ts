import { createContext } from 'react';
import type { CSSProperties } from 'react';
import { toFrame, type Camera, type FrameSize, type MapBounds } from '../../domain/map/camera';
import type { MapPoint } from '../../domain/map/mercator';

/** What a map shows while nothing moves, and what its parts may ask of it. */
export interface ShownMap {
  readonly camera: Camera;
  readonly size: FrameSize;
  /** Somebody has moved the map since it was fitted to its bounds. */
  readonly isMoved: boolean;
  /** Moves the focus to the map. */
  focus(): void;
  /** Shows a part of what the map was fitted to, which counts as moving it. */
  fit(bounds: MapBounds): void;
  /** The point under a position of the pointer in the window. */
  pointAt(clientX: number, clientY: number): MapPoint;
}

export const ShownMapContext = createContext<ShownMap | null>(null);

/** Places an element of the map’s layer at a point; it stays there while the map moves, in its own size. */
export function placeOnMap(camera: Camera, point: MapPoint): CSSProperties {
  const { x, y } = toFrame(camera, point);
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    transform: `translate(calc(${x}px * var(--stretch, 1)), calc(${y}px * var(--stretch, 1)))`,
  };
}
