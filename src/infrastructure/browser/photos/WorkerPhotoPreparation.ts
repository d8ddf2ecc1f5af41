import type {
  PhotoPreparation,
  PhotoPreparationFailure,
  PickedFile,
} from '../../../application/listings/PhotoPreparation';
import type { PreparedPhoto } from '../../../application/listings/PhotoRepository';
import { MAXIMUM_PHOTO_BYTES } from '../../../application/listings/photoSizes';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { PhotoWorkerAnswer } from './photoWorker';
import PhotoWorker from './photoWorker?worker&inline';
import { pictureFormatOf } from './pictureFormat';

/**
 * Prepares photos in a worker, one after the other, so that large files neither block typing nor exhaust memory. Not a library,
 * because the existing ones load their worker’s script from a public server.
 */
export class WorkerPhotoPreparation implements PhotoPreparation {
  #queue: Promise<unknown> = Promise.resolve();

  prepare(
    file: PickedFile,
    onProgress: (share: number) => void,
  ): Promise<Result<PreparedPhoto, PhotoPreparationFailure>> {
    const prepared = this.#queue.then(() => this.#prepareNow(file, onProgress));
    this.#queue = prepared.catch(() => undefined);
    return prepared;
  }

  async #prepareNow(
    file: PickedFile,
    onProgress: (share: number) => void,
  ): Promise<Result<PreparedPhoto, PhotoPreparationFailure>> {
    if (file.size > MAXIMUM_PHOTO_BYTES) return failure('too-large');
    const bytes = await bytesOf(file);
    if (bytes === null) return failure('broken');
    const format = pictureFormatOf(bytes);
    if (format === 'heic') return failure('heic');
    if (format === 'unknown') return failure(file.type.startsWith('image/') ? 'broken' : 'not-an-image');
    onProgress(0.1);
    return this.#encode(new Blob([bytes]), onProgress);
  }

  #encode(picture: Blob, onProgress: (share: number) => void): Promise<Result<PreparedPhoto, PhotoPreparationFailure>> {
    const worker = new PhotoWorker();
    return new Promise<Result<PreparedPhoto, PhotoPreparationFailure>>((resolve) => {
      worker.addEventListener('error', () => resolve(failure('broken')));
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoWorkerAnswer>) => {
        if ('progress' in data) onProgress(data.progress);
        else resolve('photo' in data ? success(data.photo) : failure('broken'));
      });
      worker.postMessage(picture);
    }).finally(() => worker.terminate());
  }
}

/** Null when the file can no longer be read: moved, deleted, or on a removed drive. */
async function bytesOf(file: PickedFile): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
