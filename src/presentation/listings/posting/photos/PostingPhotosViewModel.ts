import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PhotoPreparation, PickedFile } from '../../../../application/listings/PhotoPreparation';
import { SHARED_FILES, type PickedFiles, type StoredFile } from '../../../../application/listings/PickedFiles';
import type { PhotoRepository } from '../../../../application/listings/PhotoRepository';
import type { RemovedPhotos } from '../../../../application/listings/RemovedPhotos';
import type { OfflineRetry } from '../../../../application/resilience/OfflineRetry';
import { Cancellation } from '../../../../application/shared/Cancellation';
import { GUEST } from '../../../../domain/account/guest';
import { MAXIMUM_PHOTOS, photoIdOf, type Photo } from '../../../../domain/listings/Photo';
import { failure, type Result } from '../../../../domain/shared/Result';
import { DiscardedPhotos } from '../../../shared/photos/DiscardedPhotos';
import type { OpenedDraft, PhotoFailure, PhotoInProgress } from './PhotoInProgress';

/** The share of the progress that preparing a photo takes; storing it takes the rest. */
const PREPARATION_SHARE = 0.5;

/** The photos of a draft, in their order: adding, moving, removing. */
export class PostingPhotosViewModel {
  photos: readonly Photo[] = [];
  inProgress: PhotoInProgress[] = [];
  /** How many of the files picked last were not added because of the maximum. */
  leftOut = 0;
  /** How many files an earlier visit left, which are prepared now. */
  resumed = 0;
  /** How many files another application has shared, which this draft has got. */
  shared = 0;
  /** True when the browser refuses to store a pending file: it is lost if the page is closed. */
  isAtRisk = false;
  readonly #preparation: PhotoPreparation;
  readonly #repository: PhotoRepository;
  readonly #files: PickedFiles;
  readonly #retry: OfflineRetry;
  readonly #discarded: DiscardedPhotos;
  #ownerId = '';
  #draftId = '';
  #onChange: (photos: readonly Photo[]) => void = () => undefined;
  #lastKey = 0;
  /** The id of each pending file in `#files`; `null`: it is not stored. */
  readonly #stored = new Map<number, Promise<string | null>>();
  /** Ends the attempts at storing each pending file. */
  readonly #cancels = new Map<number, Cancellation>();
  /** Resolves when the file picked last is done: each photo is added after the one picked before it. */
  #previous: Promise<void> = Promise.resolve();
  /** Resolves when the files that an earlier visit has left are pending. */
  #resuming: Promise<void> = Promise.resolve();

  constructor(
    preparation: PhotoPreparation,
    repository: PhotoRepository,
    files: PickedFiles,
    removed: RemovedPhotos,
    retry: OfflineRetry,
  ) {
    this.#retry = retry;
    this.#preparation = preparation;
    this.#repository = repository;
    this.#files = files;
    this.#discarded = new DiscardedPhotos(repository, removed);
    makeAutoObservable(this, { photos: observableRef }, { autoBind: true });
  }

  get room(): number {
    return Math.max(0, MAXIMUM_PHOTOS - this.photos.length - this.pendingCount);
  }

  /** The files that are still being prepared or stored, or wait. */
  get pendingFiles(): readonly PickedFile[] {
    return this.inProgress.flatMap(({ failure: reason, file }) => (reason === null ? [file] : []));
  }

  get pendingCount(): number {
    return this.pendingFiles.length;
  }

  /** Those that wait for their owner to sign in. */
  get waiting(): readonly PhotoInProgress[] {
    return this.inProgress.filter(({ isWaiting }) => isWaiting);
  }

  get waitingFiles(): readonly PickedFile[] {
    return this.waiting.map(({ file }) => file);
  }

  /** Those that are being prepared or stored, or were refused. */
  get prepared(): readonly PhotoInProgress[] {
    return this.inProgress.filter(({ isWaiting }) => !isWaiting);
  }

  /**
   * Opens the photos of a draft, and goes on with the files that an earlier visit left or another application has shared; `onChange` is
   * called with every new list. Pending files of another draft are discarded.
   */
  open(
    { ownerId, draftId, isNew }: OpenedDraft,
    photos: readonly Photo[],
    onChange: (photos: readonly Photo[]) => void,
  ): void {
    const isOther = draftId !== this.#draftId || ownerId !== this.#ownerId;
    const released = isOther ? this.release() : undefined;
    if (isOther) {
      for (const { key } of this.inProgress) this.dismiss(key);
      this.leftOut = 0;
      this.resumed = 0;
      this.shared = 0;
    }
    this.#ownerId = ownerId;
    this.#draftId = draftId;
    this.#onChange = onChange;
    this.#show(photos);
    if (!isOther) return;
    this.#discarded.resume(ownerId);
    this.#resuming = this.#resume(released, isNew);
  }

  /** Gives back the files that wait for a sign-in or for the server: the page that opens their draft next has them. Resolves once it can. */
  async release(): Promise<void> {
    const waiting = this.inProgress.filter(({ isWaiting, isOffline }) => isWaiting || isOffline);
    const stored = waiting.flatMap(({ key }) => this.#stored.get(key) ?? []);
    for (const { key } of waiting) {
      this.#stored.delete(key);
      this.#cancels.get(key)?.cancel();
    }
    this.inProgress = this.inProgress.filter((one) => !waiting.includes(one));
    if (waiting.length > 0) this.#draftId = '';
    for (const id of await Promise.all(stored)) if (id !== null) this.#files.release(id);
  }

  /** Prepares and stores files in their order, as many as there is room for. Resolves once all are done, refused or, of a guest, stored. */
  async add(files: readonly PickedFile[]): Promise<void> {
    const accepted = files.slice(0, this.room);
    this.leftOut = files.length - accepted.length;
    for (const file of accepted) {
      const key = this.#begin(file);
      this.#stored.set(key, this.#store(file));
      if (!this.#isGuest) this.#previous = this.#addOne(file, key, this.#previous);
    }
    await this.#previous;
  }

  /** Resolves when no file is pending any more. True: none was refused meanwhile. */
  async settled(): Promise<boolean> {
    const refused = new Set(this.inProgress.filter(({ failure: reason }) => reason !== null));
    await this.#resuming;
    // More may be picked meanwhile.
    for (let last = null; last !== this.#previous; await last) last = this.#previous;
    return this.inProgress.every((one) => refused.has(one));
  }

  /** Removes a file from the list: a refused one, or a pending one, which is cancelled. */
  dismiss(key: number): void {
    // One that is being stored is discarded once it is.
    if (this.inProgress.some((one) => one.key === key && one.isOffline)) this.#cancels.get(key)?.cancel();
    this.inProgress = this.inProgress.filter((one) => one.key !== key);
    this.#forget(key);
  }

  move(from: number, to: number): void {
    const photo = this.photos[from];
    if (photo === undefined || to < 0 || to >= this.photos.length) return;
    this.#change(this.photos.toSpliced(from, 1).toSpliced(to, 0, photo));
  }

  /** Removes a photo; `putBack` undoes it. */
  remove(photo: Photo): void {
    this.#change(this.photos.filter(({ id }) => id !== photo.id));
    this.#discarded.discard(this.#ownerId, [photo]);
  }

  /** Puts a removed photo back, unless there are ten others by now. */
  putBack(photo: Photo, position: number): void {
    if (this.photos.length < MAXIMUM_PHOTOS) this.#change(this.photos.toSpliced(position, 0, photo));
  }

  /** Discards the photos together with their draft; those that `open` shows again are not deleted. */
  discardAll(): void {
    this.#discarded.discard(this.#ownerId, this.photos);
  }

  get #isGuest(): boolean {
    return this.#ownerId === GUEST;
  }

  async #resume(released: Promise<void> | undefined, isNew: boolean): Promise<void> {
    const draft = { ownerId: this.#ownerId, draftId: this.#draftId };
    const left = this.#isGuest ? [] : await this.#files.take(draft);
    await released;
    const begun = await this.#files.take({ ...draft, ownerId: GUEST });
    const shared = isNew ? await this.#files.take(SHARED_FILES) : [];
    if (draft.ownerId !== this.#ownerId || draft.draftId !== this.#draftId) {
      for (const { id } of shared) this.#files.release(id);
      return;
    }
    runInAction(() => {
      this.#addStored(begun);
      this.shared += this.#addStored(shared);
      this.resumed += this.#addStored(left);
    });
  }

  /** Returns how many there was room for. */
  #addStored(left: readonly StoredFile[]): number {
    // A page that was closed before a file was removed may have stored its photo.
    const shown = new Set(this.photos.map(({ id }) => id));
    const missing = left.filter(({ id }) => !shown.has(photoIdOf(this.#ownerId, photoKeyOf(id))));
    const accepted = missing.slice(0, this.room);
    this.leftOut += missing.length - accepted.length;
    for (const stored of left) if (!accepted.includes(stored)) void this.#files.remove(stored.id);
    for (const { id, file } of accepted) {
      const key = this.#begin(file);
      this.#stored.set(key, Promise.resolve(id));
      if (!this.#isGuest) this.#previous = this.#addOne(file, key, this.#previous);
    }
    return accepted.length;
  }

  async #store(file: PickedFile): Promise<string | null> {
    const id = await this.#files.add({ ownerId: this.#ownerId, draftId: this.#draftId }, file);
    if (id === null && this.pendingCount > 0) runInAction(() => (this.isAtRisk = true));
    return id;
  }

  /** Once a file is stored as a photo, refused or cancelled. */
  #forget(key: number): void {
    const stored = this.#stored.get(key);
    this.#stored.delete(key);
    this.#cancels.delete(key);
    if (this.pendingCount === 0) this.isAtRisk = false;
    void stored?.then((id) => (id === null ? undefined : this.#files.remove(id)));
  }

  async #addOne(file: PickedFile, key: number, previous: Promise<void>): Promise<void> {
    const result = await this.#makePhoto(file, key);
    await previous;
    this.#finish(key, result);
  }

  /** Null: it was cancelled while the server did not answer. */
  async #makePhoto(file: PickedFile, key: number): Promise<Result<Photo, PhotoFailure> | null> {
    const cancel = new Cancellation();
    this.#cancels.set(key, cancel);
    const ownerId = this.#ownerId;
    const prepared = await this.#preparation.prepare(file, (share) =>
      this.#update(key, { progress: share * PREPARATION_SHARE }),
    );
    if (!prepared.ok) return failure(prepared.failure);
    const onProgress = (share: number) =>
      this.#update(key, { progress: PREPARATION_SHARE + share * (1 - PREPARATION_SHARE) });
    // The photo's id follows from the file's: stored again by a later visit, it is stored once.
    const fileId = await this.#stored.get(key);
    const id = typeof fileId === 'string' && { id: photoKeyOf(fileId) };
    return this.#retry.execute(
      () => this.#repository.store(ownerId, prepared.value, { onProgress, ...id }),
      (isOffline) => this.#update(key, { isOffline }),
      cancel,
    );
  }

  #change(photos: readonly Photo[]): void {
    this.#show(photos);
    this.#onChange(photos);
  }

  #begin(file: PickedFile): number {
    this.#lastKey += 1;
    this.inProgress.push({
      key: this.#lastKey,
      name: file.name,
      file,
      isWaiting: this.#isGuest,
      isOffline: false,
      progress: 0,
      failure: null,
    });
    return this.#lastKey;
  }

  #update(key: number, changes: Partial<Pick<PhotoInProgress, 'isOffline' | 'progress'>>): void {
    const entry = this.inProgress.find((one) => one.key === key);
    if (entry !== undefined) runInAction(() => void Object.assign(entry, changes));
  }

  #finish(key: number, result: Result<Photo, PhotoFailure> | null): void {
    const entry = this.inProgress.find((one) => one.key === key);
    if (entry === undefined || result === null) {
      if (result?.ok) this.#discarded.discard(this.#ownerId, [result.value]);
      return;
    }
    runInAction(() => {
      if (result.ok) {
        this.dismiss(key);
        this.#change([...this.photos, result.value]);
      } else {
        entry.failure = result.failure;
        this.#forget(key);
      }
    });
  }

  #show(photos: readonly Photo[]): void {
    this.photos = photos;
    this.#discarded.putBack(photos);
  }
}

/** The part of a photo's id after its owner, from the id of the file: letters, digits and hyphens (see `StoreOptions`). */
function photoKeyOf(fileId: string): string {
  return fileId.replace(/[^A-Za-z0-9]/g, '-').slice(-48);
}
