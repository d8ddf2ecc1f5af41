export type PictureFormat = 'readable' | 'heic' | 'unknown';

/** Tells a picture by its first bytes, since names and MIME types lie. `readable`: browsers decode it. */
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

/** The brands of an ISO media file: AVIF is decoded everywhere, also where its first brand is a general one; HEIC by Apple alone. */
function formatOfBrands(brands: string): PictureFormat {
  if (/avi[fs]/.test(brands)) return 'readable';
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) ? 'heic' : 'unknown';
}
