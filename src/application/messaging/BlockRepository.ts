import type { Instant } from '../../domain/shared/Instant';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Someone who may not write to the person who blocked them, nor be written to. */
export interface BlockedPerson {
  readonly uid: string;
  /** As it was then. */
  readonly name: string;
  readonly blockedAt: Instant;
}

export interface BlockRepository {
  /** Tells whom a person has blocked, last first, now and at every change. Nobody else is told. */
  subscribe(uid: string, listener: (blocked: BackendResult<readonly BlockedPerson[]>) => void): Unsubscribe;
  /** From now on, by the backend’s clock. Doing it twice is doing it once. */
  block(uid: string, person: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>>;
  unblock(uid: string, blockedUid: string): Promise<BackendResult<void>>;
}
export const BlockRepository = token<BlockRepository>('BlockRepository');
