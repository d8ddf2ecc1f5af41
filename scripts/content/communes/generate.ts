/** Writes public/communes from the package named in docs/decisions/006-communes.md: `npx tsx scripts/content/communes/generate.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { COMMUNE_PARTS } from '../../../src/infrastructure/browser/communes/communePart';
import { divideCommunes } from './divideCommunes';
import { encodePart } from './encodePart';
import { placeCommunes } from './placeCommunes';
import { readCommunes } from './readSource';

const folder = new URL('../../../public/communes/', import.meta.url);
const communes = readCommunes();
const placed = placeCommunes(communes);
const parts = divideCommunes(communes);

mkdirSync(folder, { recursive: true });
COMMUNE_PARTS.forEach(({ file }, index) => {
  const part = parts[index] ?? [];
  const text = JSON.stringify(encodePart(part, placed));
  writeFileSync(new URL(file, folder), text);
  const compressed = brotliCompressSync(text).length;
  console.log(`${file}: ${part.length} communes, ${text.length} characters, ${compressed} bytes with brotli`);
});

const counts = new Map<string, number>();
for (const { placing } of placed.values()) counts.set(placing, (counts.get(placing) ?? 0) + 1);
for (const [placing, count] of counts) console.log(`position, ${placing}: ${count}`);
