import { makeAutoObservable, observableRef } from 'mobx';
import type {
  PhotoPreparation,
  PhotoPreparationFailure,
  PickedFile,
} from '../../../../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../../../../application/listings/PhotoRepository';
import type { BackendFailure } from '../../../../application/shared/BackendFailure';
import { MAXIMUM_PHOTOS, type Photo } from '../../../../domain/listings/Photo';
import { failure, type Result } from '../../../../domain/shared/Result';
import { DiscardedPhotos } from '../../../shared/photos/DiscardedPhotos';

export type PhotoFailure = PhotoPreparationFailure | BackendFailure;

/** A picked file on its way to become a photo, or the reason why it did not. */
export interface PhotoInProgress {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  progress: number;
  failure: PhotoFailure | null;
}

/** The rest of the way, once a photo is prepared, is its storing. */
const PREPARATION_SHARE = 0.5;

/** The photos of a draft, in their order: adding, moving, removing. */
export class PostingPhotosViewModel {
  photos: readonly Photo[] = [];
  inProgress: PhotoInProgress[] = [];
  /** How many of the files picked last did not fit under the maximum. */
  leftOut = 0;
  readonly #preparation: PhotoPreparation;
  readonly #repository: PhotoRepository;
  readonly #discarded: DiscardedPhotos;
  #ownerId = '';
  #draftId = '';
  #onChange: (photos: readonly Photo[]) => void = () => undefined;
  #lastKey = 0;
  /** Each photo waits for the one picked before it, so that they come in the order of picking. */
  #previous: Promise<void> = Promise.resolve();

  constructor(preparation: PhotoPreparation, repository: PhotoRepository) {
    this.#preparation = preparation;
    this.#repository = repository;
    this.#discarded = new DiscardedPhotos(repository);
    makeAutoObservable(this, { photos: observableRef }, { autoBind: true });
  }

  get room(): number {
    return Math.max(0, MAXIMUM_PHOTOS - this.photos.length - this.pendingCount);
  }

  /** How many files are still on their way. */
  get pendingCount(): number {
    return this.inProgress.filter(({ failure: reason }) => reason === null).length;
  }

  /** Works on a draft; `onChange` hears every new list of photos. Files on their way to another draft are given up. */
  open(ownerId: string, draftId: string, photos: readonly Photo[], onChange: (photos: readonly Photo[]) => void): void {
    if (draftId !== this.#draftId || ownerId !== this.#ownerId) {
      this.inProgress = [];
      this.leftOut = 0;
    }
    this.#ownerId = ownerId;
    this.#draftId = draftId;
    this.#onChange = onChange;
    this.show(photos);
  }

  show(photos: readonly Photo[]): void {
    this.photos = photos;
    this.#discarded.putBack(photos);
  }

  /** Prepares and keeps files, as many as there is room for, in their order. Resolves once all are done or refused. */
  async add(files: readonly PickedFile[]): Promise<void> {
    const accepted = files.slice(0, this.room);
    this.leftOut = files.length - accepted.length;
    for (const file of accepted) this.#previous = this.#addOne(file, this.begin(file), this.#previous);
    await this.#previous;
  }

  /** Waits for the files on their way. True: none was refused meanwhile. */
  async settled(): Promise<boolean> {
    const keys = new Set(this.inProgress.filter(({ failure: reason }) => reason === null).map(({ key }) => key));
    await this.#previous;
    return !this.inProgress.some(({ key }) => keys.has(key));
  }

  begin({ name }: PickedFile): number {
    this.#lastKey += 1;
    this.inProgress.push({ key: this.#lastKey, name, progress: 0, failure: null });
    return this.#lastKey;
  }

  advance(key: number, progress: number): void {
    const entry = this.inProgress.find((one) => one.key === key);
    if (entry !== undefined) entry.progress = progress;
  }

  finish(key: number, result: Result<Photo, PhotoFailure>): void {
    const entry = this.inProgress.find((one) => one.key === key);
    if (entry === undefined) {
      if (result.ok) this.#discarded.discard([result.value]);
    } else if (result.ok) {
      this.dismiss(key);
      this.#change([...this.photos, result.value]);
    } else {
      entry.failure = result.failure;
    }
  }

  /** Takes a file off the list: one that was refused, or one that is no longer wanted. */
  dismiss(key: number): void {
    this.inProgress = this.inProgress.filter((one) => one.key !== key);
  }

  move(from: number, to: number): void {
    const photo = this.photos[from];
    if (photo === undefined || to < 0 || to >= this.photos.length) return;
    this.#change(this.photos.toSpliced(from, 1).toSpliced(to, 0, photo));
  }

  /** The photo can be put back for a while. */
  remove(photo: Photo): void {
    this.#change(this.photos.filter(({ id }) => id !== photo.id));
    this.#discarded.discard([photo]);
  }

  /** Puts a removed photo back where it was. */
  putBack(photo: Photo, position: number): void {
    if (this.photos.length < MAXIMUM_PHOTOS) this.#change(this.photos.toSpliced(position, 0, photo));
  }

  /** Lets go of a draft's photos with it; `show` takes back those that come again. */
  discardAll(): void {
    this.#discarded.discard(this.photos);
  }

  async #addOne(file: PickedFile, key: number, previous: Promise<void>): Promise<void> {
    const result = await this.#makePhoto(file, key);
    await previous;
    this.finish(key, result);
  }

  async #makePhoto(file: PickedFile, key: number): Promise<Result<Photo, PhotoFailure>> {
    const ownerId = this.#ownerId;
    const prepared = await this.#preparation.prepare(file, (share) => this.advance(key, share * PREPARATION_SHARE));
    if (!prepared.ok) return failure(prepared.failure);
    const storing = (share: number) => this.advance(key, PREPARATION_SHARE + share * (1 - PREPARATION_SHARE));
    return this.#repository.store(ownerId, prepared.value, storing);
  }

  #change(photos: readonly Photo[]): void {
    this.show(photos);
    this.#onChange(photos);
  }
}
