import type { Marks, SavedItemCommand, SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
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
    const [favourites, hiddenSellers, pending] = listOf(this.#stored.read());
    const marks = {
      favourites: textsOf(favourites),
      hiddenSellers: textsOf(hiddenSellers),
      pending: commandsOf(pending),
    };
    return isEmpty(marks) && this.#searches.read() === null ? null : marks;
  }

  write(marks: Marks): void {
    const { favourites, hiddenSellers, pending } = marks;
    this.#stored.write(isEmpty(marks) ? null : JSON.stringify([favourites, hiddenSellers, pending]));
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#stored.subscribe(listener);
  }
}

function isEmpty({ favourites, hiddenSellers, pending }: Marks): boolean {
  return favourites.length + hiddenSellers.length + pending.length === 0;
}

function listOf(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function commandsOf(value: unknown): readonly SavedItemCommand[] {
  return Array.isArray(value) ? value.filter(isCommand) : [];
}

/** The listing is checked where favourites are stored: that code is not part of the first page. */
function isCommand(
  value: { listing?: { id?: unknown }; search?: { id?: unknown }; uid?: unknown } | null,
): value is SavedItemCommand {
  return typeof (value?.listing?.id ?? value?.search?.id ?? value?.uid) === 'string';
}
