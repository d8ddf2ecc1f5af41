import { plainText } from '../../shared/foldText';
import { DAY, type Instant } from '../../shared/Instant';
import type { Listing } from '../Listing';

const DUPLICATE_WINDOW = 14 * DAY;

/**
 * The owner’s listing of the last 14 days with the same title, apart from accents, case and spaces. Deleted and
 * refused listings do not count.
 */
export function findDuplicate(title: string, own: readonly Listing[], now: Instant): Listing | undefined {
  const wanted = plainText(title);
  return own.find(
    (listing) =>
      listing.state !== 'deleted' &&
      listing.state !== 'refused' &&
      now - listing.publishedAt < DUPLICATE_WINDOW &&
      plainText(listing.title) === wanted,
  );
}
