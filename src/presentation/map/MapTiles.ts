import type { Camera, FrameSize } from '../../domain/map/camera';
import { addressOfTile, tilesInFrame } from '../../domain/map/tiles';

/** More than are in sight of the largest screens. */
const CACHE_LIMIT = 400;

/** The pictures of the map that an operator names (`operator.mapTiles`), cached once they are loaded. */
export class MapTiles {
  readonly #template: string;
  /** By address, the one used last at the end. */
  readonly #pictures = new Map<string, HTMLImageElement>();
  /** Called when another picture has come. */
  onLoad: () => void = () => undefined;

  constructor(template: string) {
    this.#template = template;
  }

  /**
   * Draws the pictures that have come, and asks for the others: what has not come, or never will, leaves in sight what was drawn before. `shade`
   * is a colour laid over them, with its opacity.
   */
  draw(
    context: Pick<CanvasRenderingContext2D, 'drawImage' | 'fillRect' | 'fillStyle' | 'globalAlpha'>,
    { camera, size, margin }: { readonly camera: Camera; readonly size: FrameSize; readonly margin: number },
    shade: { readonly colour: string; readonly opacity: number },
  ): void {
    for (const tile of tilesInFrame(camera, size, margin)) {
      const picture = this.#pictureAt(addressOfTile(this.#template, tile));
      if (!picture.complete || picture.naturalWidth === 0) continue;
      // Whole pixels: no seam between tiles.
      const [left, top] = [Math.round(tile.left), Math.round(tile.top)];
      const [width, height] = [Math.round(tile.left + tile.side) - left, Math.round(tile.top + tile.side) - top];
      context.drawImage(picture, left, top, width, height);
      context.globalAlpha = shade.opacity;
      context.fillStyle = shade.colour;
      context.fillRect(left, top, width, height);
      context.globalAlpha = 1;
    }
  }

  #pictureAt(address: string): HTMLImageElement {
    const picture = this.#pictures.get(address) ?? this.#ask(address);
    this.#pictures.delete(address);
    this.#pictures.set(address, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > CACHE_LIMIT && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }

  #ask(address: string): HTMLImageElement {
    const picture = new Image();
    picture.addEventListener('load', () => this.onLoad());
    picture.src = address;
    return picture;
  }
}
