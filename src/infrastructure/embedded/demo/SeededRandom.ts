import { itemAt } from '../../../domain/shared/itemAt';

const syllables = [
  'ba',
  'bel',
  'cor',
  'da',
  'del',
  'fa',
  'gar',
  'ka',
  'lan',
  'lo',
  'mar',
  'mi',
  'nor',
  'pa',
  'ri',
  'ron',
  'sa',
  'ti',
  'va',
  'zen',
];
const MAKERS = 40_000;

/** Pseudo-random numbers (mulberry32): the same seed gives the same sequence. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 up to, but not including, the limit. */
  upTo(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit;
  }

  happens(probability: number): boolean {
    return this.upTo(1) < probability;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(this.upTo(items.length)));
  }

  /** Returns the first items more often than the last. */
  oneOfUnevenly<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(items.length * this.upTo(1) ** 2));
  }

  /** An invented brand name: a few are frequent, most are rare. */
  maker(): string {
    const rank = Math.floor(MAKERS ** this.upTo(1));
    const letters = [rank % 20, Math.floor(rank / 20) % 20, Math.floor(rank / 400) % 20, Math.floor(rank / 8000)];
    const name = letters.map((index) => itemAt(syllables, index)).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  reference(): string {
    const letters = itemAt(syllables, Math.floor(this.upTo(syllables.length)))
      .slice(0, 2)
      .toUpperCase();
    return `${letters}${Math.floor(this.upTo(10_000))}`;
  }
}
