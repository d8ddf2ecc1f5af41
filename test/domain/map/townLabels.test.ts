import { describe, expect, test } from 'vitest';
import { scaleOfZoom } from '../../../src/domain/map/camera';
import { townLabels, type MapBox, type Town } from '../../../src/domain/map/townLabels';

const size = { width: 800, height: 600 };

/** A town so many pixels from the corner of the frame, at a zoom. */
function aTown(name: string, population: number, x: number, y: number, zoom: number): Town {
  return { name, population, at: { x: x / scaleOfZoom(zoom), y: y / scaleOfZoom(zoom) } };
}

function namesAt(zoom: number, towns: readonly Town[], margin = 0): readonly string[] {
  const camera = { scale: scaleOfZoom(zoom), x: 0, y: 0 };
  return townLabels(towns, camera, size, margin).map(({ name }) => name);
}

describe('the names of towns on a map', () => {
  test('the map of the country names large towns only, a nearer one the smaller ones too', () => {
    const towns = (zoom: number) => [
      aTown('Lyon', 520_000, 100, 100, zoom),
      aTown('Dijon', 160_000, 400, 300, zoom),
      aTown('Beaune', 20_000, 600, 500, zoom),
    ];
    expect(namesAt(4.5, towns(4.5))).toEqual(['Lyon']);
    expect(namesAt(5.5, towns(5.5))).toEqual(['Lyon', 'Dijon']);
    expect(namesAt(8, towns(8))).toEqual(['Lyon', 'Dijon', 'Beaune']);
  });

  test('a town leaves room to a larger one on either side of it', () => {
    const towns = [
      aTown('Paris', 2_100_000, 200, 200, 9),
      aTown('Vincennes', 50_000, 215, 205, 9),
      aTown('Clichy', 49_000, 190, 195, 9),
      aTown('Meaux', 48_000, 300, 200, 9),
      aTown('Melun', 40_000, 205, 260, 9),
    ];
    expect(namesAt(9, towns)).toEqual(['Paris', 'Meaux', 'Melun']);
  });

  test('a town outside the frame is named only within its margin', () => {
    const beside = [
      aTown('Ouest', 99_000, -60, 100, 9),
      aTown('Nord', 98_000, 100, -60, 9),
      aTown('Est', 97_000, 860, 100, 9),
      aTown('Sud', 96_000, 100, 660, 9),
    ];
    expect(namesAt(9, beside)).toEqual([]);
    expect(namesAt(9, beside, 70)).toEqual(['Ouest', 'Nord', 'Est', 'Sud']);
  });

  test('a town at the very edge of the margin is named, and so is one with just enough people', () => {
    const edges = [
      aTown('Ouest', 99_000, -70, 100, 9),
      aTown('Nord', 98_000, 100, -70, 9),
      aTown('Est', 97_000, 870, 100, 9),
      aTown('Sud', 96_000, 100, 670, 9),
    ];
    expect(namesAt(9, edges, 70)).toEqual(['Ouest', 'Nord', 'Est', 'Sud']);
    expect(namesAt(4.5, [aTown('Lyon', 250_000, 100, 100, 4.5)])).toEqual(['Lyon']);
  });

  test('two labels of one line are apart by the width of the left one, wherever the larger town is', () => {
    const paris = aTown('Paris', 2_100_000, 200, 200, 9);
    expect(namesAt(9, [paris, aTown('Meaux', 48_000, 251.5, 200, 9)])).toEqual(['Paris']);
    expect(namesAt(9, [paris, aTown('Meaux', 48_000, 252, 200, 9)])).toEqual(['Paris', 'Meaux']);
    expect(namesAt(9, [paris, aTown('Meaux', 48_000, 230, 200, 9)])).toEqual(['Paris']);
    expect(namesAt(9, [paris, aTown('Versailles', 85_000, 100, 200, 9)])).toEqual(['Paris', 'Versailles']);
    expect(namesAt(9, [paris, aTown('Melun', 40_000, 200, 220, 9)])).toEqual(['Paris']);
  });

  test('a name stands above its town where a tag lies beside it, and nowhere where one lies above too', () => {
    const camera = { scale: scaleOfZoom(9), x: 0, y: 0 };
    const towns = [aTown('Lyon', 520_000, 200, 200, 9)];
    const labelsAmong = (...taken: MapBox[]) => townLabels(towns, camera, size, 0, taken);
    const [beside] = labelsAmong();
    expect(beside?.nameX).toBeCloseTo(207);
    expect(beside?.nameY).toBeCloseTo(200);
    const tag = { left: 160, top: 193, right: 240, bottom: 232 };
    const [above] = labelsAmong(tag);
    expect(above?.nameX).toBeCloseTo(185);
    expect(above?.nameY).toBeCloseTo(182);
    expect(labelsAmong(tag, { left: 170, top: 150, right: 230, bottom: 190 })).toEqual([]);
    expect(labelsAmong({ left: 400, top: 193, right: 480, bottom: 232 })).toEqual([beside]);
  });

  test('a name that the edge of the frame would cut stands above its town, and nowhere where it is cut there too', () => {
    const camera = { scale: scaleOfZoom(9), x: 0, y: 0 };
    const labelAt = (x: number, y: number) => townLabels([aTown('Lille', 230_000, x, y, 9)], camera, size, 70)[0];
    expect(labelAt(740, 300)).toMatchObject({ nameX: expect.closeTo(747) as number });
    expect(labelAt(770, 300)).toMatchObject({ nameX: expect.closeTo(751.25) as number });
    expect(labelAt(795, 300)).toBeUndefined();
    expect(labelAt(-10, 300)).toBeUndefined();
    expect(labelAt(400, 4)).toBeUndefined();
    expect(labelAt(400, 594)).toMatchObject({ nameY: expect.closeTo(576) as number });
    expect(labelAt(805, 300)).toBeDefined();
  });

  test('a town whose point lies under the name of a larger one is not named above it, nor does a name cover its point', () => {
    const camera = { scale: scaleOfZoom(9), x: 0, y: 0 };
    const namesBeside = (...towns: Town[]) =>
      townLabels(towns, camera, size, 0, [{ left: 260, top: 150, right: 300, bottom: 250 }]).map(({ name }) => name);
    const rennes = aTown('Rennes', 220_000, 160, 200, 9);
    expect(namesBeside(rennes, aTown('Cesson', 17_000, 205, 197, 9))).toEqual(['Rennes']);
    expect(namesBeside(rennes, aTown('Cesson', 17_000, 205, 189, 9))).toEqual(['Rennes', 'Cesson']);
    expect(namesBeside(aTown('Cesson', 17_000, 205, 197, 9), aTown('Bruz', 16_000, 165, 200, 9))).toEqual(['Cesson']);
  });

  test('a town of 150,000 is large', () => {
    const camera = { scale: scaleOfZoom(9), x: 0, y: 0 };
    expect(townLabels([aTown('Dijon', 150_000, 100, 200, 9)], camera, size, 0)).toMatchObject([{ isLarge: true }]);
  });

  test('a label says where its town is and whether it is large', () => {
    const camera = { scale: scaleOfZoom(9), x: 5, y: 7 };
    const [large, small] = townLabels(
      [aTown('Nantes', 320_000, 100, 200, 9), aTown('Vannes', 54_000, 300, 400, 9)],
      camera,
      size,
      0,
    );
    expect(large).toMatchObject({ name: 'Nantes', isLarge: true });
    expect(large?.x).toBeCloseTo(105);
    expect(large?.y).toBeCloseTo(207);
    expect(small).toMatchObject({ name: 'Vannes', isLarge: false });
  });
});
