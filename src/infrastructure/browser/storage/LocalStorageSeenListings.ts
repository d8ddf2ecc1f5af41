import type { SeenListings } from '../../../application/listings/SeenListings';
import { parseTexts } from './parseTexts';
import { StoredText } from './StoredText';

const MAX_SEEN_LISTINGS = 500;

export class LocalStorageSeenListings implements SeenListings {
  readonly #stored: StoredText;
  /** Cached, since every card asks; null after another tab has changed it. */
  #seen: ReadonlySet<string> | null = null;

  constructor(key = 'mbz_seen_listings') {
    this.#stored = new StoredText(key);
    this.#stored.subscribe(() => {
      this.#seen = null;
    });
  }

  has(listingId: string): boolean {
    this.#seen ??= new Set(parseTexts(this.#stored.read()));
    return this.#seen.has(listingId);
  }

  add(listingId: string): void {
    const others = parseTexts(this.#stored.read()).filter((id) => id !== listingId);
    const seen = [...others, listingId].slice(-MAX_SEEN_LISTINGS);
    this.#stored.write(JSON.stringify(seen));
    this.#seen = new Set(seen);
  }
}
