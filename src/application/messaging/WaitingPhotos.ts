import type { Photo } from '../../domain/listings/Photo';
import type { Result } from '../../domain/shared/Result';
import type { PreparedPhoto } from '../listings/PhotoRepository';

/**
 * Photos of messages in the outbox that the backend has not stored yet, under their message’s id. This browser keeps them: they
 * survive reload and a closed tab, unless it refuses its storage.
 */
export interface WaitingPhotos {
  /** Gives what can be shown of it meanwhile: small, and without any request. */
  keep(id: string, photo: PreparedPhoto): Promise<Photo>;
  /** Hands a photo to `work`, in one tab at a time, and forgets it where that succeeds; `null`: there is none any more. */
  hand<Failure extends string>(id: string, work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>): Promise<Result<void, Failure>>;
  drop(id: string): Promise<void>;
}
