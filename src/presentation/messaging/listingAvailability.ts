import { listingVisibility } from '../../domain/listings/lifecycle/listingVisibility';
import type { Instant } from '../../domain/shared/Instant';
import type { ThreadViewModel } from './thread/ThreadViewModel';

/** Of the listing of a conversation: `open` to a deal, as it also is until it is read; `over`; or `gone` for everyone but its owner. */
export function listingAvailability(
  { isListingGone, listing }: Pick<ThreadViewModel, 'isListingGone' | 'listing'>,
  now: Instant,
): 'open' | 'over' | 'gone' {
  if (listing === null) return isListingGone ? 'gone' : 'open';
  const visibility = listingVisibility(listing, null, now);
  if (visibility === 'hidden') return 'gone';
  return visibility === 'online' || visibility === 'reserved' ? 'open' : 'over';
}
