import type { Listing } from '../../../domain/listings/Listing';
import { type CardMap, type FlagSet, flagSet } from './cardFlags';
import { cardIds } from './cardIds';
import { CardWords } from './CardWords';
import { listingFlags } from './listingFlags';
import { summaryDocumentOf } from '../documents/documentOfListing';

/** What a search reads of a listing; docs/decisions/011 explains the shape. */
export type CardDocument = Readonly<Record<CardMap, FlagSet>> & {
  readonly listingId: string;
  readonly ownerId: string;
  readonly listing: ReturnType<typeof summaryDocumentOf>;
  /** Firestore removes the card some time after it (`ttl` in firestore.indexes.json); cards of former versions lack it. */
  readonly expiresAt: Date;
};

export interface CardDocuments extends ReturnType<typeof cardIds> {
  /** `cardsByDate/{dateCard}` */
  readonly byDate: CardDocument;
  /** `cardsByPrice/{priceCard}` */
  readonly byPrice: CardDocument;
}

/**
 * The two cards of a public listing. Relevance and spelling corrections query `cardsByDate` only, so the card by price has neither
 * ranked keys nor misspellings.
 */
export function cardDocumentsOf(listing: Listing): CardDocuments {
  const words = new CardWords(listing);
  const common = {
    listingId: listing.id,
    ownerId: listing.ownerId,
    listing: summaryDocumentOf(listing),
    expiresAt: new Date(listing.expiresAt),
    ...listingFlags(listing),
  };
  return {
    ...cardIds(listing),
    byDate: {
      ...common,
      words: flagSet(words.rankedWords),
      starts: flagSet(words.rankedStarts),
      near: flagSet(words.misspellings),
    },
    byPrice: { ...common, words: flagSet(words.words), starts: flagSet(words.starts), near: {} },
  };
}
