import { select, type Selection, type TransitionLike } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior } from 'd3-zoom';
import {
  boundsInFrame,
  cameraFor,
  fromFrame,
  MAXIMUM_ZOOM,
  MINIMUM_ZOOM,
  scaleOfZoom,
  type Camera,
  type FrameSize,
  type MapBounds,
} from '../../domain/map/camera';
import type { MapBox } from '../../domain/map/townLabels';
import type { ShownMap } from './placeOnMap';
import { drawBaseMap, mapColoursOf, type DrawnBaseMap } from './drawBaseMap';
import type { MapTiles } from './MapTiles';

type MovedFrame = Selection<HTMLElement, unknown, null, undefined>;

interface ViewportParts {
  readonly frame: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Laid over the base map, where there are any. */
  readonly tiles: MapTiles | null;
  /** What lies on the map: its children are placed by `MapFrame`’s `placeOnMap`. */
  readonly layer: HTMLElement;
}

interface ViewportOptions {
  /** The page scrolls under one finger and the wheel; two fingers, or the wheel with Ctrl, move the map. */
  readonly isPassedOver: boolean;
  /** Called when the map has moved so far that what lies on it must be chosen and placed again. */
  onSettle(shown: ShownMap): void;
  /** What lies on the map at a camera, where the base map names no town. */
  taken(camera: Camera, size: FrameSize): readonly MapBox[];
}

/** How far beyond the frame the base map is drawn, and tags placed, in pixels: dragging shows it without drawing. */
export const VIEWPORT_MARGIN = 160;
/** Powers of two that the scale may change by before the base map is drawn again. */
const STRETCH = 0.3;
const MOVING_MS = 350;
/** From the Antilles to Réunion, in map units. */
const wholeFrance: [[number, number], [number, number]] = [
  [0.25, 0.28],
  [0.75, 0.62],
];
/** Around what the map is fitted to, as a part of its width, and at most so many pixels. */
const ROOM = { part: 0.1, most: 56 } as const;
/** At the bottom of the frame, in pixels: the credit, or what hangs from a place there. */
const ROOM_BELOW = 20;
const NEAREST_FIT = 10.5;
const FINEST_PIXEL = 2;

/**
 * A map that people drag and zoom. Between two drawings the canvas and the layer are moved by the compositor alone, so that a frame
 * costs next to nothing; they are drawn and laid out again when the margin is used up or the movement ends.
 */
export class MapViewport {
  readonly #parts: ViewportParts;
  readonly #options: ViewportOptions;
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  readonly #target: MovedFrame;
  readonly #theme: MutationObserver;
  #baseMap: DrawnBaseMap;
  #size: FrameSize = { width: 0, height: 0 };
  #drawn: Camera | null = null;
  #laid: Camera | null = null;
  #frame = 0;
  #drawing = 0;
  /** Whether somebody has moved the map since it was fitted. */
  #isMoved = false;

  constructor(parts: ViewportParts, baseMap: DrawnBaseMap, options: ViewportOptions) {
    this.#parts = parts;
    this.#baseMap = baseMap;
    this.#options = options;
    this.#target = select(parts.frame);
    this.#behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([scaleOfZoom(MINIMUM_ZOOM), scaleOfZoom(MAXIMUM_ZOOM)])
      .translateExtent(wholeFrance)
      .extent(() => [
        [0, 0],
        [this.#size.width, this.#size.height],
      ])
      .filter((event: Event) => this.#isForMap(event))
      .on('zoom', ({ sourceEvent }: { readonly sourceEvent?: unknown }) => this.#move(sourceEvent instanceof Event))
      .on('end', () => this.#settle());
    if (parts.tiles !== null) parts.tiles.onLoad = () => this.#drawSoon();
    this.#theme = new MutationObserver(() => this.draw());
    this.#theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  get camera(): Camera {
    const { k, x, y } = zoomTransform(this.#parts.frame);
    return { scale: k, x, y };
  }

  /** Begins at a camera, or at bounds; to be called once, when the frame has its size. */
  begin(size: FrameSize, at: Camera | MapBounds): void {
    this.#size = size;
    const camera = 'scale' in at ? at : fitting(at, size, roomIn(size));
    this.#target.call(this.#behaviour);
    if (this.#options.isPassedOver) this.#parts.frame.style.touchAction = 'pan-x pan-y';
    this.#behaviour.transform(this.#target, transformOf(camera));
    this.#settle();
  }

  /** Keeps the middle where it was. */
  resize(size: FrameSize): void {
    const { scale, x, y } = this.camera;
    const camera = {
      scale,
      x: x + (size.width - this.#size.width) / 2,
      y: y + (size.height - this.#size.height) / 2,
    };
    this.#size = size;
    this.#drawn = null;
    this.#behaviour.transform(this.#target, transformOf(camera));
    this.#settle();
  }

  fit(bounds: MapBounds): void {
    this.#isMoved = false;
    this.#fit(bounds, roomIn(this.#size));
  }

  /** Leaves a map that somebody has moved where it is. */
  fitUnlessMoved(bounds: MapBounds): void {
    if (!this.#isMoved) this.fit(bounds);
  }

  zoomBy(factor: number): void {
    this.#isMoved = true;
    this.#behaviour.scaleBy(this.#moving(), factor);
  }

  /** In pixels of the frame. */
  panBy(x: number, y: number): void {
    this.#isMoved = true;
    const { scale } = this.camera;
    this.#behaviour.translateBy(this.#moving(), x / scale, y / scale);
  }

  #fit(bounds: MapBounds, room: number): void {
    this.#behaviour.transform(this.#moving(), transformOf(fitting(bounds, this.#size, room)));
  }

  /** To be called once what lies on the map is placed for a camera. */
  laidOut(camera: Camera): void {
    this.#laid = camera;
    this.#place();
  }

  stop(): void {
    this.#target.interrupt().on('.zoom', null);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#drawing);
    this.#theme.disconnect();
  }

  #isForMap(event: Event): boolean {
    const isOnControl = event.target instanceof Element && event.target.closest('[data-map-control]') !== null;
    if (isOnControl || (event instanceof MouseEvent && event.button !== 0)) return false;
    if (event.type === 'dblclick' && event.target instanceof Element && event.target.closest('button') !== null)
      return false;
    if (!this.#options.isPassedOver) return true;
    if (event instanceof WheelEvent) return event.ctrlKey;
    return !('touches' in event) || (event as TouchEvent).touches.length > 1;
  }

  /** What a movement acts on: at once for people who want no motion. */
  #moving(): MovedFrame | TransitionLike<HTMLElement, unknown> {
    const target = this.#target.interrupt();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isStill ? target : target.transition().duration(MOVING_MS);
  }

  #move(isByHand: boolean): void {
    this.#isMoved ||= isByHand;
    this.#place();
    if (this.#frame === 0 && !this.#isCovered()) this.#frame = requestAnimationFrame(() => this.#settle());
  }

  #isCovered(): boolean {
    const drawn = this.#drawn;
    if (drawn === null) return false;
    const { scale, x, y } = this.camera;
    const stretch = scale / drawn.scale;
    const left = x - drawn.x * stretch;
    const top = y - drawn.y * stretch;
    const { width, height } = this.#size;
    const isWide = left <= VIEWPORT_MARGIN * stretch && left + (width + VIEWPORT_MARGIN) * stretch >= width;
    const isHigh = top <= VIEWPORT_MARGIN * stretch && top + (height + VIEWPORT_MARGIN) * stretch >= height;
    return isWide && isHigh && Math.abs(Math.log2(stretch)) < STRETCH;
  }

  /** Moves what is drawn and laid out for an earlier camera to where it is for this one. */
  #place(): void {
    const { scale, x, y } = this.camera;
    const { canvas, layer } = this.#parts;
    if (this.#drawn !== null) {
      const stretch = scale / this.#drawn.scale;
      const margin = VIEWPORT_MARGIN * stretch;
      const [left, top] = [x - this.#drawn.x * stretch - margin, y - this.#drawn.y * stretch - margin];
      canvas.style.transform = `translate(${left}px, ${top}px) scale(${stretch})`;
    }
    if (this.#laid !== null) {
      const stretch = scale / this.#laid.scale;
      layer.style.transform = `translate(${x - this.#laid.x * stretch}px, ${y - this.#laid.y * stretch}px)`;
      const written = String(stretch);
      if (layer.style.getPropertyValue('--stretch') !== written) layer.style.setProperty('--stretch', written);
    }
  }

  /** Once for all pictures that come in a frame. */
  #drawSoon(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => this.draw());
  }

  #settle(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (isSame(this.#drawn, this.camera)) return;
    this.draw();
    this.#options.onSettle({
      camera: this.camera,
      size: this.#size,
      isMoved: this.#isMoved,
      focus: () => this.#parts.frame.focus({ preventScroll: true }),
      fit: (bounds) => {
        // What asked for it may be gone afterwards, and the focus with it.
        this.#parts.frame.focus({ preventScroll: true });
        this.#isMoved = true;
        this.#fit(bounds, 2 * roomIn(this.#size));
      },
      pointAt: (clientX, clientY) => {
        const { left, top } = this.#parts.frame.getBoundingClientRect();
        return fromFrame(this.camera, { x: clientX - left, y: clientY - top });
      },
    });
  }

  /** Draws the base map, which a movement does by itself. */
  draw(): void {
    const { canvas } = this.#parts;
    const { width, height } = this.#size;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null || width === 0) return;
    const pixel = Math.min(window.devicePixelRatio, FINEST_PIXEL);
    const [fullWidth, fullHeight] = [width + 2 * VIEWPORT_MARGIN, height + 2 * VIEWPORT_MARGIN];
    if (canvas.width !== Math.round(fullWidth * pixel) || canvas.height !== Math.round(fullHeight * pixel)) {
      canvas.width = Math.round(fullWidth * pixel);
      canvas.height = Math.round(fullHeight * pixel);
      canvas.style.width = `${fullWidth}px`;
      canvas.style.height = `${fullHeight}px`;
    }
    const { camera } = this;
    context.setTransform(pixel, 0, 0, pixel, VIEWPORT_MARGIN * pixel, VIEWPORT_MARGIN * pixel);
    const taken = this.#options.taken(camera, this.#size);
    const view = { camera, size: this.#size, margin: VIEWPORT_MARGIN, taken };
    const colours = mapColoursOf(canvas);
    drawBaseMap(context, this.#baseMap, view, colours);
    this.#parts.tiles?.draw(context, view, { colour: colours.beyond, opacity: colours.shade });
    this.#drawn = camera;
    this.#place();
  }
}

function fitting(bounds: MapBounds, size: FrameSize, padding: number): Camera {
  return cameraFor(bounds, aboveCredit(size), { padding, maximumZoom: bounds.nearestZoom ?? NEAREST_FIT });
}

/** Bounds to which a map of that size is fitted without moving. */
export function boundsInSight(camera: Camera, size: FrameSize): MapBounds {
  return { ...boundsInFrame(camera, aboveCredit(size), -roomIn(size)), nearestZoom: MAXIMUM_ZOOM };
}

function aboveCredit({ width, height }: FrameSize): FrameSize {
  return { width, height: height - ROOM_BELOW };
}

function roomIn({ width }: FrameSize): number {
  return Math.min(width * ROOM.part, ROOM.most);
}

function transformOf({ scale, x, y }: Camera) {
  return zoomIdentity.translate(x, y).scale(scale);
}

function isSame(drawn: Camera | null, { scale, x, y }: Camera): boolean {
  return drawn?.scale === scale && drawn.x === x && drawn.y === y;
}
