import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import type { FirebaseConfiguration } from './FirebaseConfiguration';

/** Parts the owner's id from the rest of a photo's id (docs/decisions/010). */
const OWNER_MARK = '~';

/** `{uid}~{random}`: the address of a picture follows from the listing. */
export function newPhotoId(ownerId: string): string {
  return `${ownerId}${OWNER_MARK}${crypto.randomUUID()}`;
}

/** Whom a photo belongs to; null: its id is not one of ours. */
export function ownerOfPhoto(id: string): string | null {
  const mark = id.lastIndexOf(OWNER_MARK);
  return mark > 0 ? id.slice(0, mark) : null;
}

/** Where a rendition lies in Storage. */
export function photoPath(id: string, rendition: PhotoRendition): string {
  return `photos/${ownerOfPhoto(id) ?? ''}/${id}/${rendition}`;
}

type Place = Pick<FirebaseConfiguration, 'storageBucket' | 'emulator'>;

/** See `PhotoRepository.addressOf`: known at once, without a token, for the rules of Storage let everyone fetch it. */
export function addressOfPhoto(
  { storageBucket, emulator }: Place,
  { id, url }: Photo,
  rendition: PhotoRendition,
): string | Promise<null> {
  if (url !== undefined) return url;
  if (ownerOfPhoto(id) === null) return Promise.resolve(null);
  const host = emulator === undefined ? 'https://firebasestorage.googleapis.com' : `http://${emulator}`;
  return `${host}/v0/b/${storageBucket}/o/${encodeURIComponent(photoPath(id, rendition))}?alt=media`;
}
