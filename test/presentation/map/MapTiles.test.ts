import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scaleOfZoom } from '../../../src/domain/map/camera';
import { MapTiles } from '../../../src/presentation/map/MapTiles';

class FakeImage {
  static readonly asked: FakeImage[] = [];
  complete = false;
  naturalWidth = 0;
  src = '';
  come: () => void = () => undefined;
  constructor() {
    FakeImage.asked.push(this);
  }
  addEventListener(_: 'load', listener: () => void) {
    this.come = () => {
      Object.assign(this, { complete: true, naturalWidth: 256 });
      listener();
    };
  }
}

const scale = scaleOfZoom(5);
const view = {
  camera: { scale, x: -16 * 256 - 1.4, y: -11 * 256 },
  size: { width: 200, height: 200 },
  margin: 0,
};
const shade = { colour: 'black', opacity: 0.45 };

function aContext() {
  const drawn: unknown[] = [];
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    drawImage: (picture: unknown, ...place: number[]) =>
      void drawn.push([picture instanceof FakeImage && picture.src, ...place]),
    fillRect: (...place: number[]) => void drawn.push([context.fillStyle, context.globalAlpha, ...place]),
  };
  return { drawn, context };
}

beforeEach(() => vi.stubGlobal('Image', FakeImage));
afterEach(() => {
  vi.unstubAllGlobals();
  FakeImage.asked.length = 0;
});

test('a tile is asked for once, and drawn in whole pixels, under its shade, when it has come', () => {
  const tiles = new MapTiles('https://tiles.example/{z}/{x}/{y}.png');
  const redraw = vi.fn();
  tiles.onLoad = redraw;
  const { drawn, context } = aContext();
  tiles.draw(context, view, shade);
  tiles.draw(context, view, shade);
  expect(FakeImage.asked.map(({ src }) => src)).toEqual(['https://tiles.example/5/16/11.png']);
  expect(drawn).toEqual([]);
  FakeImage.asked[0]?.come();
  expect(redraw).toHaveBeenCalledOnce();
  tiles.draw(context, view, shade);
  expect(drawn).toEqual([
    ['https://tiles.example/5/16/11.png', -1, 0, 256, 256],
    ['black', 0.45, -1, 0, 256, 256],
  ]);
  expect(context.globalAlpha).toBe(1);
});

test('a tile that cannot be fetched leaves in sight what the site draws', () => {
  const tiles = new MapTiles('https://tiles.example/{z}/{x}/{y}.png');
  const { drawn, context } = aContext();
  tiles.draw(context, view, shade);
  Object.assign(FakeImage.asked[0] ?? {}, { complete: true });
  tiles.draw(context, view, shade);
  expect(drawn).toEqual([]);
});

test('the tiles that were in sight last stay in the cache when there are too many', () => {
  const tiles = new MapTiles('https://tiles.example/{z}/{x}/{y}.png');
  const { context } = aContext();
  const at = (column: number) => ({
    ...view,
    camera: { scale, x: -column * 256, y: 0 },
    size: { width: 256, height: 32 * 256 },
  });
  for (let column = 0; column < 13; column += 1) tiles.draw(context, at(column), shade);
  expect(FakeImage.asked).toHaveLength(13 * 32);
  tiles.draw(context, at(12), shade);
  expect(FakeImage.asked).toHaveLength(13 * 32);
  tiles.draw(context, at(0), shade);
  expect(FakeImage.asked.length).toBeGreaterThan(13 * 32);
});
