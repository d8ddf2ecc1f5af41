import type { Bucket } from '@google-cloud/storage';
import type { PhotoRendition } from '../../../src/application/listings/PhotoRepository';
import { photoPath } from '../../../src/infrastructure/firebase/connection/photoAddress';

/** Stores the files of a photo, as its owner’s browser does; the pictures cannot be shown. */
export async function storePhoto(
  bucket: Bucket,
  id: string,
  renditions: readonly PhotoRendition[] = ['thumbnail', 'card', 'page'],
): Promise<void> {
  await Promise.all(
    renditions.map((rendition) =>
      bucket
        .file(photoPath(id, rendition))
        .save(`picture of ${id}`, { contentType: 'image/webp', resumable: false, validation: false }),
    ),
  );
}
