import type { Listing } from '../../../domain/listings/Listing';
import { cardCells } from './cardCells';
import { cardDays } from './cardDays';
import { cardFacets } from './cardFacets';
import { type CardMap, type FlagSet, flagSet } from './cardFlags';
import { cardNames } from './cardNames';
import { cardNumbers } from './cardNumbers';
import { CardWords } from './CardWords';
import { shownDocumentOf } from '../documents/documentOfListing';

/** What a search looks at and shows of a listing; docs/decisions/011 says why it is so. */
export type CardDocument = Readonly<Record<CardMap, FlagSet>> & {
  readonly listingId: string;
  readonly ownerId: string;
  readonly listing: ReturnType<typeof shownDocumentOf>;
};

export interface CardDocuments extends ReturnType<typeof cardNames> {
  /** `cardsByDate/{dateCard}` */
  readonly byDate: CardDocument;
  /** `cardsByPrice/{priceCard}` */
  readonly byPrice: CardDocument;
}

/**
 * The two cards of a public listing. Only the first is searched by relevance or for the right spelling, so the second has none of
 * what that takes.
 */
export function cardDocumentsOf(listing: Listing): CardDocuments {
  const words = new CardWords(listing);
  const common = {
    listingId: listing.id,
    ownerId: listing.ownerId,
    listing: shownDocumentOf(listing),
    facets: flagSet(cardFacets(listing)),
    numbers: flagSet(cardNumbers(listing)),
    alive: flagSet(cardDays(listing)),
    cells: cardCells(listing.location),
  };
  return {
    ...cardNames(listing),
    byDate: {
      ...common,
      words: flagSet(words.rankedWords),
      starts: flagSet(words.rankedStarts),
      near: flagSet(words.misspellings),
    },
    byPrice: { ...common, words: flagSet(words.words), starts: flagSet(words.starts), near: {} },
  };
}
