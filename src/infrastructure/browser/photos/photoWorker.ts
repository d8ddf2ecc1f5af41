import type { EncodedPicture, PhotoRendition, PreparedPhoto } from '../../../application/listings/PhotoRepository';
import { longestSides } from '../../../application/listings/photoSizes';

const QUALITY = 0.82;

export type PhotoWorkerAnswer =
  | { readonly progress: number }
  | { readonly photo: PreparedPhoto }
  | { readonly broken: true };

const answer = (message: PhotoWorkerAnswer) => self.postMessage(message);

self.addEventListener('message', (event: MessageEvent<Blob>) => {
  prepare(event.data).then(
    (photo) => answer({ photo }),
    () => answer({ broken: true }),
  );
});

/** Redraws the pixels, which removes all metadata, after applying its orientation. */
async function prepare(file: Blob): Promise<PreparedPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  answer({ progress: 0.4 });
  const page = await encode(picture, 'page');
  answer({ progress: 0.8 });
  const card = await encode(picture, 'card');
  const thumbnail = await encode(picture, 'thumbnail');
  picture.close();
  const renditions = { page: page.encoded, card: card.encoded, thumbnail: thumbnail.encoded };
  return { width: page.width, height: page.height, renditions };
}

async function encode(
  picture: ImageBitmap,
  rendition: PhotoRendition,
): Promise<{ width: number; height: number; encoded: EncodedPicture }> {
  const scale = Math.min(1, longestSides[rendition] / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context for an offscreen canvas');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await encodeSmall(canvas);
  return { width, height, encoded: { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type } };
}

/** WebP, or JPEG where the browser cannot encode WebP and returns PNG instead (Safari). */
async function encodeSmall(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
