import type { Instant } from '../shared/Instant';
import { MAXIMUM_ATTEMPTS, retryDelay } from './retryDelay';

/** What is known of the last push of one kind to a person, or of the only one about one piece of news. */
export interface QueuedPush {
  readonly recipientId: string;
  /** The midnight (UTC) at which the day begins that the push is for. */
  readonly day: Instant;
  /** Names what it tells, as text: the same news have the same. */
  readonly about: string;
  /** When it is to be sent; null: it was sent, or given up. */
  readonly dueAt: Instant | null;
  /** How often it has failed. */
  readonly attempts: number;
  /** The ids of the devices to which it has been sent, or is being sent. */
  readonly deviceIds: readonly string[];
  readonly title: string;
  readonly text: string;
  /** A notification replaces the one with the same tag. */
  readonly tag: string;
  /** Where a click leads, on this site. */
  readonly path: string;
}

export type NewQueuedPush = Omit<QueuedPush, 'dueAt' | 'attempts' | 'deviceIds'>;

/**
 * With this push waiting to be sent. The same object when there was one for this day, or a later one, or one that has said the same: an e-mail
 * that could not be sent has its news found again, also on the next day.
 */
export function withQueuedPush(before: QueuedPush | null, push: NewQueuedPush, now: Instant): QueuedPush {
  if (before !== null && (before.day >= push.day || before.about === push.about)) return before;
  return { ...push, dueAt: now, attempts: 0, deviceIds: [] };
}

/**
 * As after it was taken at `now`, to be sent to these devices; `before` is what it was when it was due. Null: another process has taken it, or it
 * is for another day by now.
 */
export function takenQueuedPush(
  push: QueuedPush,
  before: QueuedPush,
  deviceIds: readonly string[],
  now: Instant,
): QueuedPush | null {
  if (push.day !== before.day || push.dueAt === null || push.dueAt > now) return null;
  return { ...push, dueAt: null, deviceIds: [...push.deviceIds, ...deviceIds] };
}

/**
 * As after it could not be sent to some devices; `before` is what it was when it was due, `failedIds` are those devices, null: it was not
 * taken. After five attempts it is given up. The same object when another process has taken it meanwhile, or when it is for another day by now.
 */
export function asFailedQueuedPush(
  push: QueuedPush,
  before: QueuedPush,
  failedIds: readonly string[] | null,
  now: Instant,
): QueuedPush {
  if (push.day !== before.day || push.dueAt !== (failedIds === null ? before.dueAt : null)) return push;
  const attempts = before.attempts + 1;
  return {
    ...push,
    dueAt: attempts < MAXIMUM_ATTEMPTS ? now + retryDelay(before.attempts) : null,
    attempts,
    deviceIds: push.deviceIds.filter((id) => failedIds?.includes(id) !== true),
  };
}
