import type { Listing } from '../../../domain/listings/Listing';
import { DAY, type Instant } from '../../../domain/shared/Instant';

/** A lifetime, the day before for clocks that are behind, and the day that it ends in. */
const MOST_DAYS = 63;

/** The days (UTC) on which a listing may be found. */
export function cardDays({ publishedAt, expiresAt }: Pick<Listing, 'publishedAt' | 'expiresAt'>): readonly string[] {
  const end = Math.ceil(expiresAt / DAY);
  const start = Math.max(Math.floor(publishedAt / DAY) - 1, end - MOST_DAYS);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => dayOf((start + index) * DAY));
}

/** `2026-06-15`. */
export function dayOf(moment: Instant): string {
  return new Date(moment).toISOString().slice(0, 10);
}
