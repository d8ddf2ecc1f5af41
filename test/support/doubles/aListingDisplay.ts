import type { Photo } from '../../../src/domain/listings/Photo';
import { ListingDisplay } from '../../../src/presentation/shared/cards/ListingDisplay';
import { NOON } from '../builders/aListing';

interface Known {
  readonly seen?: readonly string[];
  readonly addressOf?: (photo: Photo) => string | Promise<string | null>;
}

/** The display of a visitor at noon, who has seen these listings and finds photos at these addresses. */
export function aListingDisplay({ seen = [], addressOf = ({ id }) => `/photos/${id}` }: Known = {}): ListingDisplay {
  const opened = new Set(seen);
  return new ListingDisplay(
    { addressOf },
    { has: (id) => opened.has(id), add: (id) => void opened.add(id) },
    { now: () => NOON },
  );
}
