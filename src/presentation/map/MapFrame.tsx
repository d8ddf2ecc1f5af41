import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { communeCredit } from '../../domain/listings/place/communeCredit';
import type { Camera, FrameSize, MapBounds } from '../../domain/map/camera';
import type { MapBox } from '../../domain/map/townLabels';
import { operator } from '../shared/operator';
import { Icon } from '../shared/controls/Icon';
import { iconButton } from '../shared/controls/buttonLook';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { shadows } from '../shared/page/shadows';
import { baseMapShapes } from './baseMapShapes';
import type { BaseMap } from './BaseMapViewModel';
import { MapTiles } from './MapTiles';
import { MapViewport } from './MapViewport';
import { mapMessages } from './messages';
import { ShownMapContext, type ShownMap } from './placeOnMap';

interface MapFrameProps {
  readonly label: string;
  readonly baseMap: BaseMap;
  /** What is shown at first, whenever it is another object, and when the map is centred again. */
  readonly bounds: MapBounds;
  /** What the bounds are of. While it is the same, a map that somebody has moved does not follow its bounds. */
  readonly subject?: string | undefined;
  /** Where the map begins instead of at its bounds. */
  readonly start?: Camera | undefined;
  /** See `MapViewport`. */
  readonly isPassedOver?: boolean;
  onSettle?(shown: ShownMap): void;
  /** See `MapViewport`; another function where the same camera has something else on it. */
  taken?(camera: Camera, size: FrameSize): readonly MapBox[];
  /** What lies on the map, placed by `placeOnMap`. */
  readonly children: ReactNode;
  /** What stands in front of the map and does not move with it. */
  readonly front?: ReactNode;
}

const credits = [communeCredit.positions, operator.mapTiles?.credit].filter(Boolean).join(' · ');
const STEP = 90;
const ZOOM_STEP = 2;

/** A map of France that can be dragged, zoomed and moved by the keyboard. */
export function MapFrame({
  label,
  baseMap,
  bounds,
  subject,
  start,
  isPassedOver = false,
  onSettle,
  taken,
  children,
  front,
}: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const viewport = useRef<MapViewport | null>(null);
  const latest = useRef({ bounds, start, onSettle, taken });
  const covered = useRef<readonly MapBox[]>([]);
  const fitted = useRef({ bounds, subject });
  const [shown, setShown] = useState<ShownMap | null>(null);
  const tiles = useMemo(() => operator.mapTiles && new MapTiles(operator.mapTiles.address), []);
  const drawn = useMemo(() => ({ shapes: baseMapShapes(baseMap.outlines), towns: baseMap.towns }), [baseMap]);

  useLayoutEffect(() => {
    latest.current = { bounds, start, onSettle, taken };
  });
  useEffect(() => {
    const parts = partsOf(frame.current, canvas.current, layer.current, tiles);
    if (parts === null) return undefined;
    const made = new MapViewport(parts, drawn, {
      isPassedOver,
      taken: (camera, size) => [...covered.current, ...(latest.current.taken?.(camera, size) ?? [])],
      onSettle: (settled) => {
        setShown(settled);
        latest.current.onSettle?.(settled);
      },
    });
    viewport.current = made;
    let hasBegun = false;
    const sizes = new ResizeObserver(() => {
      const size = { width: parts.frame.clientWidth, height: parts.frame.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      covered.current = [...parts.frame.querySelectorAll<HTMLElement>('.controls, .credit')].map(boxOf);
      if (hasBegun) made.resize(size);
      else made.begin(size, latest.current.start ?? latest.current.bounds);
      hasBegun = true;
    });
    sizes.observe(parts.frame);
    return () => {
      sizes.disconnect();
      made.stop();
      viewport.current = null;
    };
  }, [drawn, isPassedOver, tiles]);
  useEffect(() => viewport.current?.draw(), [taken]);
  useLayoutEffect(() => {
    if (shown !== null) viewport.current?.laidOut(shown.camera);
  }, [shown]);
  useEffect(() => {
    const former = fitted.current;
    fitted.current = { bounds, subject };
    if (former.bounds === bounds) return;
    if (subject !== undefined && former.subject === subject) viewport.current?.fitUnlessMoved(bounds);
    else viewport.current?.fit(bounds);
  }, [bounds, subject]);

  const moveByKey = (event: KeyboardEvent) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moveOf(event.key, bounds);
    if (move === undefined || viewport.current === null) return;
    event.preventDefault();
    move(viewport.current);
  };
  return (
    <Frame ref={frame} role="group" aria-label={label} tabIndex={0} onKeyDown={moveByKey} data-print="hide">
      <VisuallyHidden>{mapMessages.keys}</VisuallyHidden>
      <canvas ref={canvas} aria-hidden="true" />
      <div className="layer" ref={layer}>
        <ShownMapContext value={shown}>{shown !== null && children}</ShownMapContext>
      </div>
      <div className="controls" data-map-control>
        <button type="button" aria-label={mapMessages.zoomIn} onClick={() => viewport.current?.zoomBy(ZOOM_STEP)}>
          <Icon name="plus" size={20} />
        </button>
        <button type="button" aria-label={mapMessages.zoomOut} onClick={() => viewport.current?.zoomBy(1 / ZOOM_STEP)}>
          <Icon path="M5 12h14" size={20} />
        </button>
        <button type="button" aria-label={mapMessages.recentre} onClick={() => viewport.current?.fit(bounds)}>
          <Icon name="locate" size={20} />
        </button>
      </div>
      <small className="credit">{credits}</small>
      {front}
    </Frame>
  );
}

function partsOf(
  frame: HTMLElement | null,
  canvas: HTMLCanvasElement | null,
  layer: HTMLElement | null,
  tiles: MapTiles | null,
) {
  return frame === null || canvas === null || layer === null ? null : { frame, canvas, layer, tiles };
}

function boxOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): MapBox {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function moveOf(key: string, bounds: MapBounds): ((viewport: MapViewport) => void) | undefined {
  const moves: Readonly<Record<string, (viewport: MapViewport) => void>> = {
    '+': (viewport) => viewport.zoomBy(ZOOM_STEP),
    '=': (viewport) => viewport.zoomBy(ZOOM_STEP),
    '-': (viewport) => viewport.zoomBy(1 / ZOOM_STEP),
    '0': (viewport) => viewport.fit(bounds),
    ArrowLeft: (viewport) => viewport.panBy(STEP, 0),
    ArrowRight: (viewport) => viewport.panBy(-STEP, 0),
    ArrowUp: (viewport) => viewport.panBy(0, STEP),
    ArrowDown: (viewport) => viewport.panBy(0, -STEP),
  };
  return moves[key];
}

const Frame = styled.div({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  overflow: 'clip',
  borderRadius: 20,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-sunk)',
  boxShadow: shadows.soft,
  cursor: 'grab',
  userSelect: 'none',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: -3 },
  canvas: { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0', willChange: 'transform' },
  '.layer': { position: 'absolute', left: 0, top: 0, width: 0, height: 0, willChange: 'transform' },
  '.controls': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 12,
    insetInlineEnd: 12,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 14,
    cursor: 'default',
    background: 'var(--mb-palette-background-paper)',
    border: '1px solid var(--mb-palette-divider)',
    boxShadow: shadows.soft,
  },
  '.controls button': { ...iconButton, borderRadius: 0 },
  '.controls button:focus-visible': { outlineOffset: -4 },
  '.controls button + button': { borderTop: '1px solid var(--mb-palette-divider)' },
  '.credit': {
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    padding: '1px 8px 2px',
    fontSize: '0.6875rem',
    lineHeight: 1.4,
    textAlign: 'end',
    textWrap: 'balance',
    borderRadius: '8px 0 0',
    pointerEvents: 'none',
    color: 'var(--mb-palette-text-secondary)',
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 86%, transparent)',
  },
});
