import type { Photo } from './Photo';

const SCHEME = 'photo:';

/** The `photoURL` of a photo of this site: its id, since its address depends on where the site runs. */
export function photoURLOf({ id }: Photo): string {
  return `${SCHEME}${id}`;
}

/** A profile photo is shown small and round: its size does not matter. */
export function photoOfURL(photoURL: string): Photo {
  const size = { width: 96, height: 96 };
  return photoURL.startsWith(SCHEME)
    ? { id: photoURL.slice(SCHEME.length), ...size }
    : { id: photoURL, ...size, url: photoURL };
}

/** The photo of this site that a `photoURL` names; `null`: it is elsewhere. */
export function ownPhotoOf(photoURL: string | null): Photo | null {
  return photoURL?.startsWith(SCHEME) === true ? photoOfURL(photoURL) : null;
}
