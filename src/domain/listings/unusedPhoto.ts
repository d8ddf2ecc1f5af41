import { DAY, type Instant } from '../shared/Instant';

/**
 * Milliseconds for which a photo must stay unused before the sweep empties it. Drafts, edits and unsent messages name photos in a browser
 * alone, which the server does not see; they have no end, and are taken up again within days. Undoing a removal takes minutes.
 */
export const UNUSED_PHOTO_GRACE = 90 * DAY;

export interface PhotoHistory {
  /** When the last of its files was stored. */
  readonly uploadedAt: Instant;
  /** When a sweep first found it unused; null: none has, or it has been used since. */
  readonly unusedSince: Instant | null;
}

/** `mark`: note that it is unused from now on; `unmark`: take that note back; `empty`: its time is over. */
export type SweepStep = 'keep' | 'mark' | 'unmark' | 'empty';

/** What a sweep does with a stored photo; `isUsed`: whether a listing, a message or an account names it. */
export function sweepStepOf({ uploadedAt, unusedSince }: PhotoHistory, isUsed: boolean, now: Instant): SweepStep {
  if (isUsed) return unusedSince === null ? 'keep' : 'unmark';
  // Who uploads a photo may set its metadata: a mark in the future would protect it for ever.
  if (unusedSince === null || unusedSince > now) return 'mark';
  return now - Math.max(uploadedAt, unusedSince) >= UNUSED_PHOTO_GRACE ? 'empty' : 'keep';
}
