import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from '../checks/findChromium';
import { runTool } from '../checks/stages';

const pictures = 'test/browser/design/pictures';

/** Draws the pictures of new components, and of those that look otherwise than in theirs. */
process.env.CHROMIUM_PATH = ensureChromium();
const { code, output } = await runTool('vitest', ['run', '--project', 'browser', 'test/browser/design', '-u']);
console.log(output);
process.exitCode = code;

// Vitest’s encoder writes twice as many bytes for the same pixels.
for (const file of readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.png'))) {
  const path = join(pictures, file);
  const written = readFileSync(path);
  const small = await sharp(written).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  if (small.length < written.length) writeFileSync(path, small);
}
