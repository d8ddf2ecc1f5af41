import { GUEST } from '../../../src/application/favourites/SavedItemsStores';
import { aSavedItemsStore, type StubPlace } from '../doubles/aSavedItemsStore';

interface VisitorPlace extends StubPlace {
  /** What waits in this browser for someone's account. */
  waitingFor(uid: string): StubPlace['shelves'];
}

/** The place of visitors, where each account has shelves of its own for what waits for it. */
export function aVisitorPlace(): VisitorPlace {
  const places = new Map<string, StubPlace>();
  const of = (owner: string): StubPlace => {
    const place = places.get(owner) ?? aSavedItemsStore();
    places.set(owner, place);
    return place;
  };
  return {
    shelves: of(GUEST).shelves,
    waitingFor: (uid) => of(uid).shelves,
    favourites: {
      subscribe: (owner, listener) => of(owner).favourites.subscribe(owner, listener),
      add: (owner, favourite) => of(owner).favourites.add(owner, favourite),
      remove: (owner, id) => of(owner).favourites.remove(owner, id),
      countsOf: (ids) => of(GUEST).favourites.countsOf(ids),
    },
    savedSearches: {
      subscribe: (owner, listener) => of(owner).savedSearches.subscribe(owner, listener),
      save: (owner, search) => of(owner).savedSearches.save(owner, search),
      remove: (owner, id) => of(owner).savedSearches.remove(owner, id),
    },
    hiddenSellers: {
      subscribe: (owner, listener) => of(owner).hiddenSellers.subscribe(owner, listener),
      hide: (owner, seller) => of(owner).hiddenSellers.hide(owner, seller),
      show: (owner, id) => of(owner).hiddenSellers.show(owner, id),
    },
  };
}
