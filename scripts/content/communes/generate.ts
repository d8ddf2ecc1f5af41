/**
 * Writes public/communes from the package and the file of centres that docs/decisions/006-communes.md names:
 * `npx tsx scripts/content/communes/generate.ts <centres.csv>`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { COMMUNE_PARTS } from '../../../src/infrastructure/communes/communePart';
import { divideCommunes } from './divideCommunes';
import { encodePart } from './encodePart';
import { placeCommunes } from './placeCommunes';
import { readCommunes } from './readSource';

const [, , centres] = process.argv;
if (centres === undefined) throw new Error('Which file has the centres of the communes? Give its path.');
const folder = new URL('../../../public/communes/', import.meta.url);
const communes = readCommunes();
const positions = placeCommunes(communes, centres);
const parts = divideCommunes(communes);

mkdirSync(folder, { recursive: true });
COMMUNE_PARTS.forEach(({ file }, index) => {
  const part = parts[index] ?? [];
  const text = JSON.stringify(encodePart(part, positions));
  writeFileSync(new URL(file, folder), text);
  const compressed = brotliCompressSync(text).length;
  console.log(`${file}: ${part.length} communes, ${text.length} characters, ${compressed} bytes with brotli`);
});
