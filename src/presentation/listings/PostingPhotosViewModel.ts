import { makeAutoObservable, observable, observableRef } from 'mobx';
import { MAXIMUM_PHOTOS, type Photo } from '../../domain/listings/Photo';
import type { PhotoPreparation, PhotoPreparationFailure, PickedFile } from '../../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';

/** A picked file on its way to become a photo, or the reason why it did not. */
export interface PhotoInProgress {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  progress: number;
  failure: PhotoPreparationFailure | BackendFailure | null;
}

/** The photos of a draft, in their order: adding, moving, removing. */
export class PostingPhotosViewModel {
  photos: readonly Photo[] = [];
  inProgress: PhotoInProgress[] = [];
  /** How many of the files picked last did not fit under the maximum. */
  leftOut = 0;
  readonly #preparation: PhotoPreparation;
  readonly #repository: PhotoRepository;
  #ownerId = '';
  #onChange: (photos: readonly Photo[]) => void = () => undefined;
  #lastKey = 0;

  constructor(preparation: PhotoPreparation, repository: PhotoRepository) {
    this.#preparation = preparation;
    this.#repository = repository;
    makeAutoObservable(this, { photos: observableRef, inProgress: observable }, { autoBind: true });
  }

  get room(): number {
    return MAXIMUM_PHOTOS - this.photos.length - this.inProgress.filter(({ failure }) => failure === null).length;
  }

  /** Works on an owner's draft; `onChange` hears every new list of photos. */
  follow(ownerId: string, photos: readonly Photo[], onChange: (photos: readonly Photo[]) => void): void {
    this.#ownerId = ownerId;
    this.#onChange = onChange;
    this.inProgress = [];
    this.leftOut = 0;
    this.show(photos);
  }

  show(photos: readonly Photo[]): void {
    this.photos = photos;
  }

  /** Prepares and keeps files, as many as there is room for, in their order. Resolves once all are done or refused. */
  async add(files: readonly PickedFile[]): Promise<void> {
    const accepted = files.slice(0, Math.max(0, this.room));
    this.leftOut = files.length - accepted.length;
    await Promise.all(accepted.map((file) => this.#addOne(file, this.begin(file))));
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

  finish(key: number, photo: Photo): void {
    this.dismiss(key);
    this.#change([...this.photos, photo]);
  }

  fail(key: number, failure: PhotoInProgress['failure']): void {
    const entry = this.inProgress.find((one) => one.key === key);
    if (entry !== undefined) entry.failure = failure;
  }

  /** Takes a refused file off the list. */
  dismiss(key: number): void {
    this.inProgress = this.inProgress.filter((one) => one.key !== key);
  }

  move(from: number, to: number): void {
    const photo = this.photos[from];
    if (photo === undefined || to < 0 || to >= this.photos.length) return;
    this.#change(this.photos.toSpliced(from, 1).toSpliced(to, 0, photo));
  }

  remove(photo: Photo): void {
    this.#change(this.photos.filter(({ id }) => id !== photo.id));
  }

  /** Puts a removed photo back where it was. */
  putBack(photo: Photo, position: number): void {
    this.#change(this.photos.toSpliced(position, 0, photo));
  }

  async #addOne(file: PickedFile, key: number): Promise<void> {
    const prepared = await this.#preparation.prepare(file, (share) => this.advance(key, share * 0.9));
    if (!prepared.ok) return this.fail(key, prepared.failure);
    const stored = await this.#repository.store(this.#ownerId, prepared.value);
    if (stored.ok) this.finish(key, stored.value);
    else this.fail(key, stored.failure);
  }

  #change(photos: readonly Photo[]): void {
    this.show(photos);
    this.#onChange(photos);
  }
}
