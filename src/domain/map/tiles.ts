import { boundsInFrame, zoomOfScale, type Camera, type FrameSize } from './camera';

/** A square picture of a map that is divided into 2^zoom columns and as many rows (slippy map, Web Mercator), and where it is in the frame, in pixels. */
export interface Tile {
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The finest zoom that is asked for: it is the nearest at which a map of the site is shown. */
const FINEST = 13;

/** The tiles that cover the frame and `margin` pixels around it, each about 256 pixels wide. */
export function tilesInFrame(camera: Camera, size: FrameSize, margin: number): readonly Tile[] {
  const zoom = Math.min(Math.max(Math.round(zoomOfScale(camera.scale)), 0), FINEST);
  const columns = 2 ** zoom;
  const side = camera.scale / columns;
  const { west, north, east, south } = boundsInFrame(camera, size, margin);
  const from = (edge: number) => Math.max(Math.floor(edge * columns), 0);
  const to = (edge: number) => Math.min(Math.ceil(edge * columns), columns);
  const tiles: Tile[] = [];
  for (let row = from(north); row < to(south); row += 1) {
    for (let column = from(west); column < to(east); column += 1)
      tiles.push({ zoom, column, row, left: camera.x + column * side, top: camera.y + row * side, side });
  }
  return tiles;
}

/** The address of a tile: `{z}`, `{x}` and `{y}` of the template are its zoom, column and row. */
export function addressOfTile(template: string, { zoom, column, row }: Tile): string {
  return template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
}
