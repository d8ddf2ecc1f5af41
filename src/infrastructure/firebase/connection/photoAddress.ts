import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import type { FirebaseConfiguration } from './FirebaseConfiguration';

/** Separates the owner's id from the rest of a photo's id (docs/decisions/010). */
const OWNER_SEPARATOR = '~';

/** `{uid}~{random}`, so that the path in Storage follows from the id alone. */
export function photoIdOf(ownerId: string, random: string): string {
  return `${ownerId}${OWNER_SEPARATOR}${random}`;
}

/** The owner's uid; null when `photoIdOf` did not make the id. */
export function ownerOfPhoto(id: string): string | null {
  const index = id.lastIndexOf(OWNER_SEPARATOR);
  return index > 0 ? id.slice(0, index) : null;
}

/** The path of a rendition in Storage. */
export function photoPath(id: string, rendition: PhotoRendition): string {
  return `photos/${ownerOfPhoto(id) ?? ''}/${id}/${rendition}`;
}

type StorageLocation = Pick<FirebaseConfiguration, 'storageBucket' | 'emulator'>;

/** See `PhotoRepository.addressOf`. No token is needed, because the Storage rules let everyone read photos. */
export function addressOfPhoto(
  { storageBucket, emulator }: StorageLocation,
  { id, url }: Photo,
  rendition: PhotoRendition,
): string | Promise<null> {
  if (url !== undefined) return url;
  if (ownerOfPhoto(id) === null) return Promise.resolve(null);
  const host = emulator === undefined ? 'https://firebasestorage.googleapis.com' : `http://${emulator}`;
  return `${host}/v0/b/${storageBucket}/o/${encodeURIComponent(photoPath(id, rendition))}?alt=media`;
}
