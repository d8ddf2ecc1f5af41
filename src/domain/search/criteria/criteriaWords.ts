import type { ListingKind, SellerKind } from '../../listings/Listing';
import type { SearchSort } from './SearchCriteria';

/** The words of the URL, in French, since people read and share it. */
export const kindWords: Readonly<Record<ListingKind, string>> = { offer: 'offre', wanted: 'demande' };

export const sellerWords: Readonly<Record<SellerKind, string>> = { private: 'particulier', professional: 'pro' };

export const sortWords: Readonly<Record<SearchSort, string>> = {
  relevance: 'pertinence',
  date: 'date',
  'price-up': 'prix-croissant',
  'price-down': 'prix-decroissant',
  distance: 'distance',
};
