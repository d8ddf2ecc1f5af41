export type PictureFormat = 'readable' | 'heic' | 'unknown';

/** Tells a picture by its first bytes, since names and MIME types lie. `readable`: browsers decode it. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  if (text.slice(4, 8) === 'ftyp') return formatOfBrand(text.slice(8, 12));
  const readable = text.startsWith('\u00ff\u00d8\u00ff') || text.startsWith('\u0089PNG') || text.startsWith('GIF8') || text.startsWith('BM');
  const isWebp = text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
  return readable || isWebp ? 'readable' : 'unknown';
}

/** The brand of an ISO media file: AVIF is decoded everywhere, HEIC by Apple alone, films are no pictures. */
function formatOfBrand(brand: string): PictureFormat {
  if (brand === 'avif' || brand === 'avis') return 'readable';
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].includes(brand) ? 'heic' : 'unknown';
}
