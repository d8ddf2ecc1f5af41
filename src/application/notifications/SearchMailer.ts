import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { ListingCard } from '../../domain/listings/Listing';
import type { Instant } from '../../domain/shared/Instant';

/** An e-mail that tells of new listings of saved searches. */
export interface NewListingsMail {
  readonly address: string;
  readonly recipientId: string;
  /** Empty: they have given none. */
  readonly recipientName: string;
  /** Those with new listings, at least one. */
  readonly searches: readonly SearchNews[];
  /** When the newest listing was published. */
  readonly newest: Instant;
  /** Of the unsubscribe link. */
  readonly unsubscribeToken: string;
}

export interface SearchNews extends Pick<SavedSearch, 'name' | 'criteria'> {
  /** The newest first, at least one; more than `MOST_NEW_COUNTED` stand for any number. */
  readonly listings: readonly ListingCard[];
}

export interface SearchMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: NewListingsMail): Promise<void>;
}
