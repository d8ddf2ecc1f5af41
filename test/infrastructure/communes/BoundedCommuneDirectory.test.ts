import { expect, test } from 'vitest';
import { readCommuneFile } from '../../../scripts/content/communes/findCommune';
import { BoundedCommuneDirectory } from '../../../src/infrastructure/communes/BoundedCommuneDirectory';
import { StaticCommuneDirectory } from '../../../src/infrastructure/communes/StaticCommuneDirectory';

const communes = new StaticCommuneDirectory(async (file) => readCommuneFile(file));
const best = async (bounded: BoundedCommuneDirectory, text: string) => {
  const found = await bounded.find(text);
  return found.ok && found.value[0]?.name;
};

test('a bounded directory finds as many communes as it may, and none after them', async () => {
  const bounded = new BoundedCommuneDirectory(communes, 2);
  expect([await best(bounded, 'lyon'), await best(bounded, 'nantes')]).toEqual(['Lyon', 'Nantes']);
  expect([await bounded.find('lille'), await bounded.find('lyon')]).toEqual(Array(2).fill({ ok: true, value: [] }));
});

test('each bounded directory has a bound of its own', async () => {
  const [one, other] = [new BoundedCommuneDirectory(communes, 1), new BoundedCommuneDirectory(communes, 1)];
  expect([await best(one, 'lyon'), await best(other, 'lyon')]).toEqual(['Lyon', 'Lyon']);
});

test('a bounded directory knows the nearest commune however often it is asked', async () => {
  const bounded = new BoundedCommuneDirectory(communes, 0);
  expect(await bounded.nearest({ latitude: 47.22, longitude: -1.55 })).toMatchObject({ value: { name: 'Nantes' } });
});
