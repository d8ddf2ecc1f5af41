import { describe, expect, test } from 'vitest';
import { scaleOfZoom, type Camera } from '../../../src/domain/map/camera';
import { addressOfTile, tilesInFrame } from '../../../src/domain/map/tiles';

const size = { width: 256, height: 256 };
const cameraAt = (zoom: number, column: number, row: number): Camera => {
  const scale = scaleOfZoom(zoom);
  return { scale, x: (-column * scale) / 2 ** zoom, y: (-row * scale) / 2 ** zoom };
};

describe('the tiles of a map', () => {
  test('a frame that shows one tile is covered by it alone, and with a margin by those around it', () => {
    const camera = cameraAt(5, 16, 11);
    expect(tilesInFrame(camera, size, 0)).toEqual([{ zoom: 5, column: 16, row: 11, left: 0, top: 0, side: 256 }]);
    const around = tilesInFrame(camera, size, 10);
    expect(around.map(({ column, row }) => [column, row])).toEqual(
      [10, 11, 12].flatMap((row) => [15, 16, 17].map((column) => [column, row])),
    );
    expect(around[0]).toMatchObject({ left: -256, top: -256 });
  });

  test('between two zooms, tiles of the nearer one are stretched', () => {
    const [tile] = tilesInFrame(cameraAt(5.4, 0, 0), size, 0);
    expect(tile).toMatchObject({ zoom: 5 });
    expect(tile?.side).toBeCloseTo(256 * 2 ** 0.4);
    expect(tilesInFrame(cameraAt(5.6, 0, 0), size, 0)[0]?.zoom).toBe(6);
  });

  test('no tile lies outside the world, or is finer than the finest or coarser than the whole world', () => {
    expect(tilesInFrame(cameraAt(0, 0, 0), { width: 900, height: 900 }, 500)).toHaveLength(1);
    expect(tilesInFrame(cameraAt(-1, 0, 0), size, 0)).toEqual([
      { zoom: 0, column: 0, row: 0, left: 0, top: 0, side: 128 },
    ]);
    expect(tilesInFrame(cameraAt(15, 0, 0), size, 0)[0]).toMatchObject({ zoom: 13, side: 1024 });
  });

  test('the address of a tile has its zoom, column and row', () => {
    const [tile] = tilesInFrame(cameraAt(5, 16, 11), size, 0);
    const template = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(tile && addressOfTile(template, tile)).toBe('https://tiles.example/5/16/11.png');
  });
});
