import type { ListingCard } from '../../domain/listings/Listing';
import { franceBounds } from '../../domain/map/camera';
import { toMap } from '../../domain/map/mercator';

/** The listings overseas, which a map fitted to those in Europe leaves out; none where all are overseas. */
export function listingsBeyond(cards: readonly ListingCard[]): readonly ListingCard[] {
  const beyond = cards.filter(({ location }) => {
    const { x, y } = toMap(location);
    return x < franceBounds.west || x > franceBounds.east || y < franceBounds.north || y > franceBounds.south;
  });
  return beyond.length < cards.length ? beyond : [];
}
