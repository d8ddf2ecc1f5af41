import { isVisible } from '../../../domain/listings/lifecycle/lifetime';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { cardOfDocument } from './cardOfDocument';
import type { StoredDocument } from '../connection/readDocument';

/** The cards of documents, but for malformed ones and those whose last hour came earlier today: queries know days only. */
export function visibleCards(documents: readonly StoredDocument[], now: Instant): readonly ListingCard[] {
  return documents
    .map(cardOfDocument)
    .filter((card) => card !== null)
    .filter((card) => isVisible(card, now));
}
