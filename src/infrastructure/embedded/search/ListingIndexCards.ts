import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { itemAt } from '../../../domain/shared/itemAt';
import { intact } from './intact';

/** The part of a card that the columns do not hold. */
export type CardRemainder = Pick<ListingCard, 'ownerId' | 'title' | 'fields' | 'photos'>;

export interface PackedCards {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

const INITIAL_CAPACITY = 1024;

/** Stores cards as JSON text in one byte array, which the garbage collector does not scan. */
export class ListingIndexCards {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #bytes = new Uint8Array(1 << 16);
  #ends = new Uint32Array(INITIAL_CAPACITY);
  #size = 0;

  constructor(packed: PackedCards | null, listings: number) {
    if (packed === null) return;
    this.#ends = intact(packed.ends, Uint32Array, listings);
    this.#size = listings;
    this.#bytes = intact(packed.bytes, Uint8Array, this.#endOf(listings - 1));
  }

  add({ ownerId, title, fields, photos }: Listing): void {
    const rest: CardRemainder = { ownerId, title, fields, photos };
    const text = JSON.stringify(rest);
    const start = this.#endOf(this.#size - 1);
    this.#reserve(start + text.length * 3);
    const { written } = this.#encoder.encodeInto(text, this.#bytes.subarray(start));
    this.#ends[this.#size++] = start + written;
  }

  /** The JSON of a `CardRest`. */
  textOf(listing: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#endOf(listing - 1), this.#endOf(listing)));
  }

  titleOf(listing: number): string {
    const { title } = JSON.parse(this.textOf(listing)) as CardRemainder;
    return title;
  }

  pack(): PackedCards {
    return { bytes: this.#bytes.subarray(0, this.#endOf(this.#size - 1)), ends: this.#ends.slice(0, this.#size) };
  }

  #endOf(listing: number): number {
    return listing < 0 ? 0 : itemAt(this.#ends, listing);
  }

  #reserve(bytes: number): void {
    if (this.#size === this.#ends.length) {
      const ends = new Uint32Array(Math.max(INITIAL_CAPACITY, this.#size * 2));
      ends.set(this.#ends);
      this.#ends = ends;
    }
    if (bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
