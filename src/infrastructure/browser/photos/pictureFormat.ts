export type PictureFormat = 'readable' | 'heic' | 'unknown';

/** Detects the format by the first bytes, since names and MIME types can be wrong. `readable`: browsers can decode it. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  if (text.slice(4, 8) === 'ftyp') return formatOfBrands(text.slice(8));
  const readable =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG') ||
    text.startsWith('GIF8') ||
    text.startsWith('BM');
  const isWebp = text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
  return readable || isWebp ? 'readable' : 'unknown';
}

/** The brands of an ISO media file. All browsers decode AVIF, even with a generic major brand; only Safari decodes HEIC. */
function formatOfBrands(brands: string): PictureFormat {
  if (/avi[fs]/.test(brands)) return 'readable';
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) ? 'heic' : 'unknown';
}
