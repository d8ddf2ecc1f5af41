import type { Marks, SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { PersonStorage } from './PersonStorage';
import { StoredText } from './StoredText';

/** Loaded with the first page: its code must stay small. */
export class LocalStorageSavedMarksCache implements SavedMarksCache {
  readonly #stored: StoredText;
  /** The guest’s searches in `LocalStorageSavedSearchRepository`: while there are some, new results are counted. */
  readonly #searches = new StoredText('mbz_saved_searches');

  constructor(place: PersonStorage) {
    this.#stored = new StoredText('mbz_marks', place);
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
    this.#stored.write(
      favourites.length + hiddenSellers.length === 0 ? null : JSON.stringify([favourites, hiddenSellers]),
    );
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#stored.subscribe(listener);
  }

  #orNone(marks: Marks): Marks | null {
    return marks.favourites.length + marks.hiddenSellers.length === 0 && this.#searches.read() === null ? null : marks;
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
