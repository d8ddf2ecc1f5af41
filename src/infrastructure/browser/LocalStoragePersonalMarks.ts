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
  /** What `LocalStorageSavedSearchRepository` keeps: while a visitor has some, their new results are looked for. */
  readonly #searches = new StoredText('mbz_saved_searches');
  readonly #firstCards: readonly ListingCard[];

  constructor(firstCards: readonly ListingCard[]) {
    this.#firstCards = firstCards;
  }

  read(): Marks | null {
    try {
      const marks: unknown = JSON.parse(this.#stored.read() ?? '');
      const [favourites, hiddenSellers] = Array.isArray(marks) ? marks.map(textsOf) : [];
      return this.#orNone({ favourites: favourites ?? [], hiddenSellers: hiddenSellers ?? [] });
    } catch {
      return this.#orNone({ favourites: [], hiddenSellers: [] });
    }
  }

  write({ favourites, hiddenSellers }: Marks): void {
    this.#stored.write(favourites.length + hiddenSellers.length === 0 ? null : JSON.stringify([favourites, hiddenSellers]));
  }

  watch(listener: () => void): Unsubscribe {
    return this.#stored.watch(listener);
  }

  #orNone(marks: Marks): Marks | null {
    return marks.favourites.length + marks.hiddenSellers.length === 0 && this.#searches.read() === null ? null : marks;
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
