/** Writes the demo catalogue and its pictures from `sources/`: `npx tsx scripts/content/catalogue/build.ts`. */
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { validateDraft } from '../../../src/domain/listings/draft/validateDraft';
import { writePictures } from '../pictures/writePictures';
import { buildCatalogue } from './buildCatalogue';
import { draftOf } from './draftOf';

const file = fileURLToPath(new URL('../../../src/infrastructure/embedded/demoCatalogue.json', import.meta.url));
const folder = fileURLToPath(new URL('../../../public/demo', import.meta.url));

const { listings, pictures } = buildCatalogue();
const mistakes: string[] = [];
for (const listing of listings) {
  const checked = validateDraft(draftOf(listing));
  if (!checked.ok) mistakes.push(`${listing.id}: ${JSON.stringify([...checked.failure])}`);
}
if (mistakes.length > 0) throw new Error(mistakes.join('\n'));

const text = `[\n${listings.map((listing) => JSON.stringify(listing)).join(',\n')}\n]\n`;
writeFileSync(file, text);
console.log(
  `${listings.length} listings, ${text.length} characters, ${brotliCompressSync(text).length} bytes with brotli`,
);

rmSync(folder, { recursive: true, force: true });
await writePictures(pictures, folder);
console.log(`${pictures.length} pictures`);
