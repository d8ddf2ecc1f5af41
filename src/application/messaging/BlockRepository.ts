import type { Instant } from '../../domain/shared/Instant';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** A person who can neither write to the person who blocked them, nor get messages from them. */
export interface BlockedPerson {
  readonly uid: string;
  /** At the time of blocking. */
  readonly name: string;
  readonly blockedAt: Instant;
}

export interface BlockRepository {
  /** Emits the people whom a person has blocked, newest first, now and at every change. Nobody else can read them. */
  subscribe(uid: string, listener: (blocked: BackendResult<readonly BlockedPerson[]>) => void): Unsubscribe;
  /** Blocks with the backend’s time. Blocking twice is the same as blocking once. */
  block(uid: string, person: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>>;
  unblock(uid: string, blockedUid: string): Promise<BackendResult<void>>;
}
export const BlockRepository = token<BlockRepository>('BlockRepository');
