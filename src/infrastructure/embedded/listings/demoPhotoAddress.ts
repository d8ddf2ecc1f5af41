import type { PhotoRendition } from '../../../application/listings/PhotoRepository';

/** Pictures of the demo catalogue are drawings in one size; the server of the site makes JPEG files of them for shared links. */
export function demoPhotoAddress(url: string, rendition: PhotoRendition | 'social'): string {
  return rendition === 'social' ? url.replace(/^\/demo\/(.*)\.svg$/, '/social/$1.jpg') : url;
}
