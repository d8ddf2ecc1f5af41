import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import { ownerOfPhoto, type Photo } from '../../../domain/listings/Photo';
import type { FirebaseConfiguration } from './FirebaseConfiguration';

/** The path of a rendition in Storage. */
export function photoPath(id: string, rendition: PhotoRendition): string {
  return `photos/${ownerOfPhoto(id) ?? ''}/${id}/${rendition}`;
}

type StorageLocation = Pick<FirebaseConfiguration, 'storageBucket' | 'emulator'>;

/** Where the metadata of a rendition are; with `?alt=media`, its bytes. Without a token, the Storage rules judge each request. */
export function fileAddress(
  { storageBucket, emulator }: StorageLocation,
  id: string,
  rendition: PhotoRendition,
): string {
  const host = emulator === undefined ? 'https://firebasestorage.googleapis.com' : `http://${emulator}`;
  return `${host}/v0/b/${storageBucket}/o/${encodeURIComponent(photoPath(id, rendition))}`;
}

/** See `PhotoRepository.addressOf`. */
export function addressOfPhoto(
  location: StorageLocation,
  { id, url }: Photo,
  rendition: PhotoRendition | 'social',
): string | Promise<null> {
  if (url !== undefined) return url;
  if (ownerOfPhoto(id) === null) return Promise.resolve(null);
  return `${fileAddress(location, id, rendition === 'social' ? 'page' : rendition)}?alt=media`;
}
