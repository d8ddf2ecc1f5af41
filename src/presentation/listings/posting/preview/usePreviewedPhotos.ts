import type { Photo } from '../../../../domain/listings/Photo';
import type { PostListingViewModel } from '../PostListingViewModel';
import { useFileAddresses } from '../photos/useFileAddresses';

/** Its box gives a photo its size: the ratio alone is used, until the photo is shown. */
const size = { width: 4, height: 3 };

/** The photos of the draft, and after them the picked files that are not stored yet. */
export function usePreviewedPhotos({ photos: { pendingFiles, photos } }: PostListingViewModel): readonly Photo[] {
  const addresses = useFileAddresses(pendingFiles);
  return [...photos, ...addresses.flatMap((url) => (url === null ? [] : [{ id: url, url, ...size }]))];
}
