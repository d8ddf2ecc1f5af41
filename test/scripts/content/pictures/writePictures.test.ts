import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../../../../scripts/content/pictures/drawPicture';
import { writePictures } from '../../../../scripts/content/pictures/writePictures';

describe('writePictures', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  });

  afterEach(async () => {
    await rm(directory, { recursive: true });
  });

  it('writePictures writes each picture under its name, and creates the folders', async () => {
    await writePictures(
      [
        { file: 'velo-1', motif: 'city-bike', view: 'main', seed: 4 },
        { file: 'maison/canape-2', motif: 'sofa', view: 'detail', seed: 7, colour: 'sage' },
      ],
      join(directory, 'demo'),
    );

    expect(await readFile(join(directory, 'demo/velo-1.svg'), 'utf8')).toBe(
      drawPicture({ motif: 'city-bike', view: 'main', seed: 4 }),
    );
    expect(await readFile(join(directory, 'demo/maison/canape-2.svg'), 'utf8')).toBe(
      drawPicture({ motif: 'sofa', view: 'detail', seed: 7, colour: 'sage' }),
    );
  });

  it('writePictures replaces a file of the same name', async () => {
    const request = { file: 'velo', motif: 'city-bike', view: 'main', seed: 4 } as const;
    await writePictures([request], directory);
    await writePictures([{ ...request, seed: 5 }], directory);

    expect(await readFile(join(directory, 'velo.svg'), 'utf8')).toBe(drawPicture({ ...request, seed: 5 }));
  });
});
