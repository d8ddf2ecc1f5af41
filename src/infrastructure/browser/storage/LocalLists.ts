import { GUEST } from '../../../domain/account/guest';
import { LocalList } from './LocalList';

/** A list for the guests of this browser, and one for each account, with items that wait to be moved to it. */
export class LocalLists<Item> {
  readonly #lists = new Map<string, LocalList<Item>>();
  readonly #make: (ownerId: string) => LocalList<Item>;

  constructor(key: string, parse: (value: unknown) => Item | null, idOf: (item: Item) => string) {
    this.#make = (ownerId) => new LocalList(ownerId === GUEST ? key : `${key}_${ownerId}`, parse, idOf);
  }

  of(ownerId: string): LocalList<Item> {
    const list = this.#lists.get(ownerId) ?? this.#make(ownerId);
    this.#lists.set(ownerId, list);
    return list;
  }
}
