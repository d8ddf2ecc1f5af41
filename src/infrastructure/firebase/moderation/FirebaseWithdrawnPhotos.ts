import { getBlob, getMetadata, ref, updateMetadata, type FirebaseStorage } from 'firebase/storage';
import type { EncodedPicture, PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../application/moderation/WithdrawnPhotos';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { ownerOfPhoto, type Photo } from '../../../domain/listings/Photo';
import type { PhotoService } from '../../../domain/moderation/photoService';
import { cacheControls } from '../connection/cacheControls';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { fileAddress, photoPath } from '../connection/photoAddress';

const RENDITIONS = ['page', 'card', 'thumbnail'] as const satisfies readonly PhotoRendition[];

/** Marks files in their metadata, which the Storage rules read before they serve one. */
export class FirebaseWithdrawnPhotos implements WithdrawnPhotos {
  readonly #storage: FirebaseStorage;
  readonly #operations: FirebaseOperations;
  readonly #configuration: FirebaseConfiguration;

  constructor(storage: FirebaseStorage, operations: FirebaseOperations, configuration: FirebaseConfiguration) {
    this.#storage = storage;
    this.#operations = operations;
    this.#configuration = configuration;
  }

  countLeft(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<number>> {
    return this.#operations.run(async () => {
      const left = await Promise.all(photos.map(({ id }) => this.#renditionsLeft(id, wanted)));
      return left.filter(({ length }) => length > 0).length;
    });
  }

  change(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<void>> {
    const changes = {
      cacheControl: cacheControls[wanted],
      customMetadata: { withdrawn: String(wanted === 'withdrawn') },
    };
    return this.#operations.run(async () => {
      for (const { id } of photos) {
        const renditions = await this.#renditionsLeft(id, wanted);
        await Promise.all(renditions.map((one) => updateMetadata(this.#fileOf(id, one), changes)));
      }
    });
  }

  async read({ id }: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null> {
    if (ownerOfPhoto(id) === null) return null;
    const picture = await this.#operations.run(async () => {
      const blob = await getBlob(this.#fileOf(id, rendition));
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type };
    });
    return picture.ok ? picture.value : null;
  }

  async #renditionsLeft(id: string, wanted: PhotoService): Promise<readonly PhotoRendition[]> {
    if (ownerOfPhoto(id) === null) return [];
    const isLeft = await Promise.all(
      RENDITIONS.map(async (rendition) => {
        const isServed = await this.#isServed(id, rendition);
        return wanted === 'withdrawn' ? isServed : !isServed && (await this.#isThere(id, rendition));
      }),
    );
    return RENDITIONS.filter((_rendition, index) => isLeft[index]);
  }

  /** Asks as a visitor: for one the rules read no document. */
  async #isServed(id: string, rendition: PhotoRendition): Promise<boolean> {
    const { ok, status } = await fetch(fileAddress(this.#configuration, id, rendition), { cache: 'no-store' });
    if (!ok && status !== 403 && status !== 404) throw new Error(`The network answers ${status}.`);
    return ok;
  }

  /** Whether an admin is shown the file. An emptied one is shown to nobody. */
  #isThere(id: string, rendition: PhotoRendition): Promise<boolean> {
    return getMetadata(this.#fileOf(id, rendition)).then(
      () => true,
      () => false,
    );
  }

  #fileOf(id: string, rendition: PhotoRendition) {
    return ref(this.#storage, photoPath(id, rendition));
  }
}
