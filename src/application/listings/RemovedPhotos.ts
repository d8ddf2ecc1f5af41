import type { Photo } from '../../domain/listings/Photo';
import { token } from '../shared/token';

/** Photos that a person has removed and that the backend still stores, so that a closed tab does not leave them there. */
export interface RemovedPhotos {
  add(ownerId: string, photo: Photo): void;
  /** To be called when it is put back or deleted. */
  remove(ownerId: string, photoId: string): void;
  /** The photos that were removed so long ago that no tab offers to put them back. */
  due(ownerId: string): readonly Photo[];
}
export const RemovedPhotos = token<RemovedPhotos>('RemovedPhotos');
