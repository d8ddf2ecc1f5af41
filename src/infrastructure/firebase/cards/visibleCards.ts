import { isVisible } from '../../../domain/listings/lifecycle/lifetime';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { cardOfDocument } from './cardOfDocument';
import type { StoredDocument } from '../connection/readDocument';

/** Leaves out malformed documents, and listings that expired earlier today: queries filter by day only. */
export function visibleCards(documents: readonly StoredDocument[], now: Instant): readonly ListingCard[] {
  return documents
    .map(cardOfDocument)
    .filter((card) => card !== null)
    .filter((card) => isVisible(card, now));
}
