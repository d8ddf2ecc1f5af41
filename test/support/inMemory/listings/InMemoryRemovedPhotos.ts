import type { RemovedPhotos } from '../../../../src/application/listings/RemovedPhotos';
import type { Photo } from '../../../../src/domain/listings/Photo';

export class InMemoryRemovedPhotos implements RemovedPhotos {
  #entries: { readonly ownerId: string; readonly photo: Photo; isDue: boolean }[] = [];

  /** Nobody can put back what has been removed so far. */
  endUndo(): void {
    for (const entry of this.#entries) entry.isDue = true;
  }

  add(ownerId: string, photo: Photo): void {
    this.#entries.push({ ownerId, photo, isDue: false });
  }

  remove(ownerId: string, photoId: string): void {
    this.#entries = this.#entries.filter((entry) => entry.ownerId !== ownerId || entry.photo.id !== photoId);
  }

  due(ownerId: string): readonly Photo[] {
    return this.#entries.filter((entry) => entry.isDue && entry.ownerId === ownerId).map(({ photo }) => photo);
  }
}
