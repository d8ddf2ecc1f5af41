import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommuneFileLoader } from '../../src/infrastructure/communes/StaticCommuneDirectory';

/** Reads the list of communes from the folder `communes` of a directory, where the build has put it. */
export function communesIn(directory: string): CommuneFileLoader {
  return async (file): Promise<unknown> => JSON.parse(await readFile(join(directory, 'communes', file), 'utf8'));
}
