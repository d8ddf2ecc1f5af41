import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import { ownerOfPhoto, type Photo } from '../../../domain/listings/Photo';
import type { FirebaseConfiguration } from './FirebaseConfiguration';

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
