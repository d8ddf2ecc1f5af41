export const MAXIMUM_PHOTOS = 10;

/** Separates the owner's id from the rest of a photo's id (docs/decisions/010). */
const OWNER_SEPARATOR = '~';

/** `{uid}~{own}`, so that the path of a photo in Storage follows from its id alone. */
export function photoIdOf(ownerId: string, own: string): string {
  return `${ownerId}${OWNER_SEPARATOR}${own}`;
}

/** The owner's uid; null when `photoIdOf` did not make the id. */
export function ownerOfPhoto(id: string): string | null {
  const index = id.lastIndexOf(OWNER_SEPARATOR);
  return index > 0 ? id.slice(0, index) : null;
}

export interface Photo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The URL of the photo; absent when it is stored in this browser’s database. */
  readonly url?: string;
}
