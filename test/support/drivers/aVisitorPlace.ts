import { GUEST } from '../../../src/application/favourites/SavedItemsStores';
import { aSavedItemsStore, type StubSavedItemsStore } from '../doubles/aSavedItemsStore';

interface VisitorPlace extends StubSavedItemsStore {
  /** What waits in this browser for someone's account. */
  waitingFor(uid: string): StubSavedItemsStore['lists'];
}

/** The saved items of a guest, and, per account, those that wait in the browser to be sent. */
export function aVisitorPlace(): VisitorPlace {
  const places = new Map<string, StubSavedItemsStore>();
  const of = (owner: string): StubSavedItemsStore => {
    const place = places.get(owner) ?? aSavedItemsStore();
    places.set(owner, place);
    return place;
  };
  return {
    lists: of(GUEST).lists,
    waitingFor: (uid) => of(uid).lists,
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
