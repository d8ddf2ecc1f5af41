import type { Listing } from '../listings/Listing';
import type { Photo } from '../listings/Photo';
import type { Price } from '../listings/Price';
import type { Instant } from '../shared/Instant';
import type { Report } from './Report';

/** What was reported, as the reporter saw it: a moderator sees it next to what it has become. */
export interface ReportedContent {
  /** The title of the listing or the name of the person; that of the listing for a conversation. */
  readonly title: string;
  /** The description of the listing; in a decision, the reset text of a person; empty for everything else. */
  readonly description: string;
  /** Null if it is not a listing. */
  readonly price: Price | null;
  readonly photos: readonly Photo[];
}

/** A report as moderators read it. */
export interface ReceivedReport extends Report {
  readonly createdAt: Instant;
  readonly content: ReportedContent;
}

export function contentOfListing({
  title,
  description,
  price,
  photos,
}: Pick<Listing, 'title' | 'description' | 'price' | 'photos'>): ReportedContent {
  return { title, description, price, photos };
}

/** The content of a report about a person or a conversation. */
export function contentNamed(title: string): ReportedContent {
  return { title, description: '', price: null, photos: [] };
}
