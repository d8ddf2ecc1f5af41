import type { PhotoService } from '../../../domain/moderation/photoService';

/** The content at a photo’s address never changes; a withdrawn photo leaves no copy in the browser of an admin. */
export const cacheControls: Readonly<Record<PhotoService, string>> = {
  served: 'public, max-age=31536000, immutable',
  withdrawn: 'private, no-store',
};
