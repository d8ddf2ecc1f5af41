import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { Instant } from '../../../domain/shared/Instant';

/** Who else examines a case, and until when; null if nobody does. */
export function otherHolderOf(
  { holder, heldUntil }: Pick<ModerationCase, 'holder' | 'heldUntil'>,
  admin: string,
  now: Instant,
): { readonly uid: string; readonly until: Instant } | null {
  if (holder === null || heldUntil === null || holder === admin) return null;
  return heldUntil > now ? { uid: holder, until: heldUntil } : null;
}
