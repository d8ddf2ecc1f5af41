import type { EncodedPicture, PhotoRendition } from '../../../../src/application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../../src/application/moderation/WithdrawnPhotos';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import { ownerOfPhoto, type Photo } from '../../../../src/domain/listings/Photo';
import type { PhotoService } from '../../../../src/domain/moderation/photoService';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { InMemoryPhotoRepository } from '../listings/InMemoryPhotoRepository';
import type { InMemoryUserRepository } from '../account/InMemoryUserRepository';

export class InMemoryWithdrawnPhotos implements WithdrawnPhotos {
  readonly #uid: string | null;
  readonly #users: InMemoryUserRepository;
  readonly #photos: InMemoryPhotoRepository;

  /** `uid`: who is signed in. */
  constructor(uid: string | null, users: InMemoryUserRepository, photos: InMemoryPhotoRepository) {
    this.#uid = uid;
    this.#users = users;
    this.#photos = photos;
  }

  async countLeft(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<number>> {
    return this.#isAdmin ? success(this.#left(photos, wanted).length) : failure('denied');
  }

  async change(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<void>> {
    const left = this.#left(photos, wanted);
    if (!this.#isAdmin || left.some(({ id }) => ownerOfPhoto(id) === this.#uid)) return failure('denied');
    for (const { id } of left) {
      if (wanted === 'withdrawn') this.#photos.withdrawn.add(id);
      else this.#photos.withdrawn.delete(id);
    }
    return success();
  }

  async read({ id }: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null> {
    return this.#isAdmin ? this.#photos.pictureOf(id, rendition) : null;
  }

  get #isAdmin(): boolean {
    return isAdmin(this.#users.of(this.#uid ?? ''));
  }

  #left(photos: readonly Photo[], wanted: PhotoService): readonly Photo[] {
    return photos
      .filter(({ id }) => this.#photos.ids.includes(id))
      .filter(({ id }) => this.#photos.withdrawn.has(id) !== (wanted === 'withdrawn'));
  }
}
