import { makeAutoObservable, runInAction } from 'mobx';
import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type {
  PhotoPreparation,
  PhotoPreparationFailure,
  PickedFile,
} from '../../../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../../../application/listings/PhotoRepository';
import type { RemovedPhotos } from '../../../application/listings/RemovedPhotos';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { ownPhotoOf, photoURLOf } from '../../../domain/listings/profilePhoto';
import { failure, type Result } from '../../../domain/shared/Result';
import { DiscardedPhotos } from '../../shared/photos/DiscardedPhotos';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

export type PortraitFailure = PhotoPreparationFailure | BackendFailure | 'signed-out';

/** Stores a new photo of the person at once; the previous one can be restored for the time of an undo. */
export class PortraitViewModel {
  status: 'idle' | 'working' = 'idle';
  /** From 0 to 1. */
  progress = 0;
  failure: PortraitFailure | null = null;
  readonly #session: SessionViewModel;
  readonly #profiles: Pick<ProfileRepository, 'change'>;
  readonly #preparation: PhotoPreparation;
  readonly #photos: Pick<PhotoRepository, 'store' | 'remove'>;
  readonly #discarded: DiscardedPhotos;

  constructor(
    session: SessionViewModel,
    profiles: Pick<ProfileRepository, 'change'>,
    preparation: PhotoPreparation,
    photos: Pick<PhotoRepository, 'store' | 'remove'>,
    removed: RemovedPhotos,
  ) {
    this.#session = session;
    this.#profiles = profiles;
    this.#preparation = preparation;
    this.#photos = photos;
    this.#discarded = new DiscardedPhotos(photos, removed);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves to true when the photo has been stored. */
  pick(file: PickedFile, before: string | null): Promise<boolean> {
    return this.#work(async (uid) => {
      const prepared = await this.#preparation.prepare(file, (share) => runInAction(() => this.#advance(share / 2)));
      if (!prepared.ok) return prepared;
      const onProgress = (share: number) => runInAction(() => this.#advance((1 + share) / 2));
      const stored = await this.#photos.store(uid, prepared.value, { onProgress });
      if (!stored.ok) return stored;
      const changed = await this.#profiles.change(uid, { photoURL: photoURLOf(stored.value) });
      this.#discard(uid, changed.ok ? before : photoURLOf(stored.value));
      return changed;
    });
  }

  /** Resolves to true when the photo has been removed. */
  remove(before: string | null): Promise<boolean> {
    return this.#work(async (uid) => {
      const changed = await this.#profiles.change(uid, { photoURL: null });
      if (changed.ok) this.#discard(uid, before);
      return changed;
    });
  }

  /** Restores a removed photo. */
  putBack(photoURL: string): Promise<boolean> {
    const photo = ownPhotoOf(photoURL);
    if (photo !== null) this.#discarded.putBack([photo]);
    return this.#work((uid) => this.#profiles.change(uid, { photoURL }));
  }

  #advance(progress: number): void {
    this.progress = progress;
  }

  #begin(): void {
    this.status = 'working';
    this.progress = 0;
    this.failure = null;
  }

  #end(reason: PortraitFailure | null): void {
    this.status = 'idle';
    this.failure = reason;
  }

  async #work(change: (uid: string) => Promise<Result<void, PortraitFailure>>): Promise<boolean> {
    if (this.status === 'working') return false;
    this.#begin();
    const uid = this.#session.profile?.uid;
    if (uid !== undefined) this.#discarded.resume(uid);
    const outcome = uid === undefined ? failure('signed-out' as const) : await change(uid);
    runInAction(() => this.#end(outcome.ok ? null : outcome.failure));
    return outcome.ok;
  }

  #discard(uid: string, photoURL: string | null): void {
    const photo = ownPhotoOf(photoURL);
    if (photo !== null) this.#discarded.discard(uid, [photo]);
  }
}
