import type { FieldValues } from '../../domain/listings/Field';
import type { Listing } from '../../domain/listings/Listing';
import type { Photo } from '../../domain/listings/Photo';
import { at } from '../../domain/search/at';

/** What a card shows beyond the columns. */
export type CardRest = readonly [title: string, fields: FieldValues, photos: readonly Photo[]];

/**
 * Packs what results show, outside of the heap that the browser must sweep. Measured at 100,000 listings: as objects they
 * would take five times the room, and reading them from the database would triple the time of a search.
 */
export class ListingIndexCards {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #bytes = new Uint8Array(1 << 16);
  #ends = new Uint32Array(1024);
  #size = 0;

  add(listing: Listing): void {
    const rest: CardRest = [listing.title, listing.fields, listing.photos];
    const text = JSON.stringify(rest);
    const start = this.#endOf(this.#size - 1);
    this.#reserve(start + text.length * 3);
    const { written } = this.#encoder.encodeInto(text, this.#bytes.subarray(start));
    this.#ends[this.#size++] = start + written;
  }

  of(listing: number): CardRest {
    return JSON.parse(this.#decoder.decode(this.#bytes.subarray(this.#endOf(listing - 1), this.#endOf(listing)))) as CardRest;
  }

  #endOf(listing: number): number {
    return listing < 0 ? 0 : at(this.#ends, listing);
  }

  #reserve(bytes: number): void {
    if (this.#size === this.#ends.length) {
      const ends = new Uint32Array(this.#size * 2);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    if (bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
