import type { RemovedPhotos } from '../../../application/listings/RemovedPhotos';
import type { Clock } from '../../../application/shared/Clock';
import type { Photo } from '../../../domain/listings/Photo';
import { isInstant, MINUTE, type Instant } from '../../../domain/shared/Instant';
import { LocalList } from './LocalList';
import { isRecord } from './parseListingCard';

interface RemovedPhoto {
  readonly photo: Photo;
  readonly removedAt: Instant;
}

/** Longer than any tab offers to put a photo back. */
const DELAY = 5 * MINUTE;

export class LocalStorageRemovedPhotos implements RemovedPhotos {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(ownerId: string, photo: Photo): void {
    listOf(ownerId).put({ photo, removedAt: this.#clock.now() });
  }

  remove(ownerId: string, photoId: string): void {
    const list = listOf(ownerId);
    if (list.has(photoId)) list.remove(photoId);
  }

  due(ownerId: string): readonly Photo[] {
    const latest = this.#clock.now() - DELAY;
    return listOf(ownerId)
      .all()
      .filter(({ removedAt }) => removedAt <= latest)
      .map(({ photo }) => photo);
  }
}

function listOf(ownerId: string): LocalList<RemovedPhoto> {
  return new LocalList(`mbz_removed_photos_${ownerId}`, parse, ({ photo }) => photo.id);
}

function parse(value: unknown): RemovedPhoto | null {
  if (!isRecord(value)) return null;
  const { photo, removedAt } = value;
  if (!isRecord(photo) || !isInstant(removedAt)) return null;
  const { id, width, height } = photo;
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { photo: { id, width, height }, removedAt }
    : null;
}
