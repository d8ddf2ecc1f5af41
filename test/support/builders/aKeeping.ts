import { CountNewListings } from '../../../src/application/favourites/CountNewListings';
import { SavedItemsStores, type SavedItemsStore } from '../../../src/application/favourites/SavedItemsStores';
import { MergeGuestSavedItems } from '../../../src/application/favourites/MergeGuestSavedItems';
import type { Marks } from '../../../src/application/favourites/SavedMarksCache';
import { SaveSearch } from '../../../src/application/favourites/SaveSearch';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { BackendState } from '../../../src/application/resilience/BackendStatus';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';
import { FavouritesViewModel } from '../../../src/presentation/favourites/FavouritesViewModel';
import { SavedItemsViewModel } from '../../../src/presentation/favourites/SavedItemsViewModel';
import { NewResultsViewModel } from '../../../src/presentation/favourites/NewResultsViewModel';
import { SavedSearchesViewModel } from '../../../src/presentation/favourites/SavedSearchesViewModel';
import { SavedMarksViewModel } from '../../../src/presentation/shared/cards/SavedMarksViewModel';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { aSavedItemsStore } from '../doubles/aSavedItemsStore';
import { aVisitorPlace } from '../drivers/aVisitorPlace';
import { aListingRepository } from '../doubles/aListingRepository';
import { aListingSearch } from '../doubles/aListingSearch';
import { VirtualTime } from '../time/VirtualTime';

interface Setting {
  readonly marks?: Marks | null;
  readonly search?: ListingSearch;
  /** Where the person's things lie, if not here. */
  readonly account?: SavedItemsStore;
  readonly listings?: Pick<ListingRepository, 'subscribe'>;
}

/** All that keeps a person's things, over places that live as long as the test. Nobody is known to be there yet: see `become`. */
export function aKeeping({ marks = null, search = aListingSearch(), ...elsewhere }: Setting = {}) {
  const time = new VirtualTime();
  const [account, visitor] = [aSavedItemsStore(), aVisitorPlace()];
  const places = new SavedItemsStores(elsewhere.account ?? account, visitor);
  let known = marks;
  const kept = new SavedMarksViewModel({
    read: () => known,
    write: (written) => {
      known = written;
    },
    subscribe: () => () => undefined,
  });
  let hear: (profile: UserProfile | null) => void = () => undefined;
  const session = new SessionViewModel({
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
    signOut: async () => success(),
  });
  session.start();
  const statusListeners = new Set<(state: BackendState) => void>();
  const status = {
    subscribe: (listener: (state: BackendState) => void) => {
      statusListeners.add(listener);
      listener({ kind: 'ready' });
      return () => void statusListeners.delete(listener);
    },
  };
  const keeping = new SavedItemsViewModel(places, new MergeGuestSavedItems(places), session, kept, time, time, status);
  const newResults = new NewResultsViewModel(keeping, kept, new CountNewListings(search), search, time);
  let ids = 0;
  const savedSearches = new SavedSearchesViewModel(
    keeping,
    newResults,
    new SaveSearch(time, { newId: () => `search-${++ids}` }),
  );
  const listings = aListingRepository();
  return {
    time,
    account: account.shelves,
    visitor: visitor.shelves,
    waitingFor: visitor.waitingFor,
    kept,
    session,
    keeping,
    newResults,
    savedSearches,
    listings,
    search,
    favourites: new FavouritesViewModel(keeping, elsewhere.listings ?? listings, time),
    marks: () => known,
    /** Someone is signed in, or nobody. */
    become: (profile: UserProfile | null) => hear(profile),
    /** The backend is within reach, or is not. */
    reach: (state: BackendState) => [...statusListeners].forEach((tell) => tell(state)),
    statusWatchers: () => statusListeners.size,
    /** Lets promises that can settle do so. */
    settle: () => time.pass(0),
  };
}
