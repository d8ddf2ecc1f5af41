import { expect, test } from 'vitest';
import { pictureFormatOf, type PictureFormat } from '../../../../src/infrastructure/browser/photos/pictureFormat';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const isoFile = (...brands: readonly string[]) => bytesOf(`\0\0\0\u0018ftyp${brands.join('')}`);

test.each<[string, Uint8Array, PictureFormat]>([
  ['a JPEG', bytesOf('\u00ff\u00d8\u00ff\u00e0'), 'readable'],
  ['a PNG', bytesOf('\u0089PNG\r\n'), 'readable'],
  ['a GIF', bytesOf('GIF89a'), 'readable'],
  ['a BMP', bytesOf('BM'), 'readable'],
  ['a WebP', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'readable'],
  ['an AVIF', isoFile('avif'), 'readable'],
  ['an AVIF under a general brand', isoFile('mif1', '\0\0\0\0', 'mif1', 'avif', 'miaf'), 'readable'],
  ['an HEIC', isoFile('heic', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
  ['an HEIC under a general brand', isoFile('mif1', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
  ['a burst of HEVC', isoFile('hevc'), 'heic'],
  ['a film', isoFile('isom', '\0\0\0\0', 'isom', 'mp42'), 'unknown'],
  ['a sound', bytesOf('RIFF\0\0\0\0WAVEfmt '), 'unknown'],
  ['a text', bytesOf('Bonjour'), 'unknown'],
  ['nothing', bytesOf(''), 'unknown'],
])('%s is told by its first bytes', (_name, bytes, format) => {
  expect(pictureFormatOf(bytes)).toBe(format);
});
