import { boundsInFrame, zoomOfScale, type Camera, type FrameSize, type MapBounds } from '../../domain/map/camera';
import { townLabels, type MapBox, type Town } from '../../domain/map/townLabels';
import type { BaseMapShapes, Shape } from './baseMapShapes';

export interface DrawnBaseMap {
  readonly shapes: BaseMapShapes;
  readonly towns: readonly Town[];
}

export interface MapColours {
  /** Beyond the frontiers and the sea. */
  readonly beyond: string;
  readonly land: string;
  readonly water: string;
  readonly line: string;
  readonly text: string;
  readonly faintText: string;
  /** How far pictures that are made for light pages are covered by `beyond`, 0 to 1. */
  readonly shade: number;
}

/** Points nearer to each other than this, in pixels, are drawn as one. */
const FINEST = 0.8;
/** The sea, as on engraved maps: lines along the coast that fade towards the open. */
const waterLines = [
  { width: 44, opacity: 0.05 },
  { width: 28, opacity: 0.07 },
  { width: 14, opacity: 0.1 },
] as const;
const DARK_SHADE = 0.45;
const FONT = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';

/** The colours of the theme that the element is shown in. */
export function mapColoursOf(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--mb-palette-${name}`).trim();
  return {
    beyond: colour('background-sunk'),
    land: colour('background-paper'),
    water: colour('secondary-main'),
    line: colour('outline'),
    text: colour('text-primary'),
    faintText: colour('text-secondary'),
    shade: document.documentElement.dataset.theme === 'dark' ? DARK_SHADE : 0,
  };
}

/** Draws the frame and `margin` pixels around it; the context's origin is the frame's. */
export function drawBaseMap(
  context: CanvasRenderingContext2D,
  { shapes, towns }: DrawnBaseMap,
  view: {
    readonly camera: Camera;
    readonly size: FrameSize;
    readonly margin: number;
    readonly taken: readonly MapBox[];
  },
  colours: MapColours,
): void {
  const { camera, size, margin, taken } = view;
  const sight = boundsInFrame(camera, size, margin + 40);
  const path = (lines: readonly Shape[]) => {
    context.beginPath();
    for (const line of lines) if (isInSight(line.bounds, sight)) trace(context, line, camera);
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.fillStyle = colours.beyond;
  context.fillRect(-margin, -margin, size.width + 2 * margin, size.height + 2 * margin);

  path(shapes.coasts);
  context.strokeStyle = colours.water;
  for (const { width, opacity } of waterLines) stroke(context, width, opacity);
  path(shapes.land);
  context.fillStyle = colours.land;
  context.fill('evenodd');

  const isNear = zoomOfScale(camera.scale) > 7.5;
  path(shapes.borders);
  context.strokeStyle = colours.line;
  stroke(context, isNear ? 1.3 : 0.9, isNear ? 0.6 : 0.45, isNear ? [6, 4] : []);
  path(shapes.frontiers);
  stroke(context, 1.6, 0.9, [9, 4, 1.5, 4]);
  path(shapes.coasts);
  context.strokeStyle = colours.water;
  stroke(context, 1.4, 0.85);
  drawTowns(context, townLabels(towns, camera, size, margin, taken), colours);
}

function isInSight(bounds: MapBounds, sight: MapBounds): boolean {
  return (
    bounds.west <= sight.east && bounds.east >= sight.west && bounds.north <= sight.south && bounds.south >= sight.north
  );
}

function trace(context: CanvasRenderingContext2D, { xs, ys }: Shape, { scale, x, y }: Camera): void {
  const last = xs.length - 1;
  let shownX = NaN;
  let shownY = NaN;
  for (let index = 0; index <= last; index += 1) {
    const pointX = x + scale * (xs[index] ?? 0);
    const pointY = y + scale * (ys[index] ?? 0);
    const isNext = Math.abs(pointX - shownX) < FINEST && Math.abs(pointY - shownY) < FINEST;
    if (isNext && index < last) continue;
    if (index === 0) context.moveTo(pointX, pointY);
    else context.lineTo(pointX, pointY);
    shownX = pointX;
    shownY = pointY;
  }
}

function stroke(context: CanvasRenderingContext2D, width: number, opacity: number, dashes: number[] = []): void {
  context.globalAlpha = opacity;
  context.lineWidth = width;
  context.setLineDash(dashes);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

function drawTowns(
  context: CanvasRenderingContext2D,
  labels: ReturnType<typeof townLabels>,
  colours: MapColours,
): void {
  context.textBaseline = 'middle';
  context.strokeStyle = colours.land;
  context.lineWidth = 4;
  for (const { name, x, y, nameX, nameY, isLarge } of labels) {
    context.font = `${isLarge ? '650 14px' : '500 12.5px'} ${FONT}`;
    context.strokeText(name, nameX, nameY);
    context.fillStyle = isLarge ? colours.text : colours.faintText;
    context.fillText(name, nameX, nameY);
    context.beginPath();
    context.arc(x, y, isLarge ? 3 : 2.2, 0, 2 * Math.PI);
    context.fill();
  }
}
