import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCommuneFile } from '../../../../scripts/content/communes/findCommune';
import { fromMap } from '../../../../src/domain/map/mercator';
import {
  OUTLINES_ADDRESS,
  StaticMapData,
  TOWNS_ADDRESS,
} from '../../../../src/infrastructure/browser/map/StaticMapData';

const files: Readonly<Record<string, unknown>> = {
  [OUTLINES_ADDRESS]: JSON.parse(readFileSync('public/map/outlines.json', 'utf8')) as unknown,
  [TOWNS_ADDRESS]: readCommuneFile('towns.json'),
};
const data = new StaticMapData((address) => Promise.resolve(files[address]));

describe('StaticMapData', () => {
  test('the outlines have land, coasts, frontiers and borders of plausible places', async () => {
    const outlines = await data.outlines();
    if (!outlines.ok) throw new Error(outlines.failure);
    const { land, coasts, frontiers, borders } = outlines.value;
    expect(land.every((ring) => ring[0]?.join() === ring.at(-1)?.join())).toBe(true);
    expect(coasts.flat().length).toBeGreaterThan(1000);
    expect(borders.length).toBeGreaterThan(90);
    expect(frontiers).toHaveLength(3);
    for (const [longitude, latitude] of [...coasts, ...frontiers, ...borders].flat()) {
      expect(Math.abs(longitude)).toBeLessThan(62);
      expect(latitude).toBeGreaterThan(-22);
      expect(latitude).toBeLessThan(51.2);
    }
  });

  test('the towns come by population, the divided cities as one town each', async () => {
    const towns = await data.towns();
    if (!towns.ok) throw new Error(towns.failure);
    expect(towns.value.slice(0, 3).map(({ name }) => name)).toEqual(['Paris', 'Marseille', 'Lyon']);
    expect(towns.value.some(({ name }) => name.includes('arrondissement'))).toBe(false);
    const lyon = fromMap(towns.value[2]?.at ?? { x: 0, y: 0 });
    expect(lyon.latitude).toBeCloseTo(45.76, 1);
    expect(lyon.longitude).toBeCloseTo(4.84, 1);
  });

  test('the data is unavailable where a file cannot be loaded, and asked for again', async () => {
    let isOnline = false;
    const flaky = new StaticMapData((address) =>
      isOnline ? Promise.resolve(files[address]) : Promise.reject(new Error('offline')),
    );
    expect(await flaky.outlines()).toEqual({ ok: false, failure: 'unavailable' });
    isOnline = true;
    expect(await flaky.outlines()).toMatchObject({ ok: true });
  });

  test.each([null, 'text', {}, { type: 'Topology', objects: {}, arcs: [] }])(
    'the outlines are unavailable where the file holds something else: %j',
    async (content) => {
      const wrong = new StaticMapData(() => Promise.resolve(content));
      expect(await wrong.outlines()).toEqual({ ok: false, failure: 'unavailable' });
    },
  );
});
