import type { Marks, PersonalMarks } from '../../application/favourites/PersonalMarks';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { ListingCard } from '../../domain/listings/Listing';
import { StoredText } from './StoredText';

/** Filled by the script in `index.html`: each click on a heart, by listing. Null from the moment that our code hears clicks itself. */
declare global {
  var mbzHearts: string[] | null | undefined;
}

/** It travels with the first page: kept small. */
export class LocalStoragePersonalMarks implements PersonalMarks {
  readonly #stored = new StoredText('mbz_marks');
  readonly #firstCards: readonly ListingCard[];

  constructor(firstCards: readonly ListingCard[]) {
    this.#firstCards = firstCards;
  }

  read(): Marks | null {
    try {
      const marks: unknown = JSON.parse(this.#stored.read() ?? '');
      return Array.isArray(marks) ? { favourites: textsOf(marks[0]), hiddenSellers: textsOf(marks[1]) } : null;
    } catch {
      return null;
    }
  }

  write({ favourites, hiddenSellers }: Marks): void {
    this.#stored.write(JSON.stringify([favourites, hiddenSellers]));
  }

  watch(listener: () => void): Unsubscribe {
    return this.#stored.watch(listener);
  }

  /** Who clicked twice thought better of it. */
  takeEarlyFavourites(): readonly ListingCard[] {
    const clicks = globalThis.mbzHearts ?? [];
    globalThis.mbzHearts = null;
    return this.#firstCards.filter(({ id }) => clicks.filter((click) => click === id).length % 2 === 1);
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
