import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each text file, at maximum compression; returns the number of files. */
export async function precompress(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => textFile.test(name)).map((name) => join(directory, name));
  await Promise.all(files.map(compressFile));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // One block for a whole script: the script of the first page is 200 bytes smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  const [brotli, gzipped] = await Promise.all([withBrotli(content, { params }), withGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
