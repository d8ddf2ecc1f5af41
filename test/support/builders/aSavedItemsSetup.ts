import { CountNewListings } from '../../../src/application/favourites/CountNewListings';
import { GUEST } from '../../../src/domain/account/guest';
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
import { aListingRepository } from '../doubles/aListingRepository';
import { aListingSearch } from '../doubles/aListingSearch';
import { InMemoryPreferencesRepository } from '../inMemory/preferences/InMemoryPreferencesRepository';
import { InMemorySavedItemsStore } from '../inMemory/favourites/InMemorySavedItemsStore';
import { VirtualTime } from '../time/VirtualTime';

interface Setting {
  readonly marks?: Marks | null;
  readonly search?: ListingSearch;
  readonly mailsAreSent?: boolean;
  /** The store of the account; in memory unless given. */
  readonly account?: SavedItemsStore;
  readonly listings?: Pick<ListingRepository, 'subscribe'>;
}

/** The view-models of saved items over stores in memory. Who is signed in is unknown until `signInAs` is called. */
export function aSavedItemsSetup({
  marks = null,
  search = aListingSearch(),
  mailsAreSent = true,
  ...elsewhere
}: Setting = {}) {
  const time = new VirtualTime();
  const [account, guest] = [new InMemorySavedItemsStore(), new InMemorySavedItemsStore()];
  const places = new SavedItemsStores(elsewhere.account ?? account, guest);
  let known = marks;
  const savedMarks = new SavedMarksViewModel({
    read: () => known,
    write: (written) => {
      known = written;
    },
    subscribe: () => () => undefined,
  });
  let emitProfile: (profile: UserProfile | null) => void = () => undefined;
  const session = new SessionViewModel({
    subscribe: (listener) => {
      emitProfile = listener;
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
  const listings = aListingRepository();
  const savedItems = new SavedItemsViewModel(
    places,
    new MergeGuestSavedItems(places),
    session,
    savedMarks,
    elsewhere.listings ?? listings,
    time,
    time,
    status,
  );
  const newResults = new NewResultsViewModel(savedItems, savedMarks, new CountNewListings(search), search, time);
  const preferences = new InMemoryPreferencesRepository();
  let ids = 0;
  const savedSearches = new SavedSearchesViewModel(
    savedItems,
    newResults,
    new SaveSearch(time, { newId: () => `search-${++ids}` }),
    session,
    preferences,
    { areSent: mailsAreSent },
  );
  return {
    time,
    account: account.of('karim'),
    guest: guest.of(GUEST),
    waitingFor: (uid: string) => guest.of(uid),
    savedMarks,
    session,
    savedItems,
    newResults,
    savedSearches,
    preferences,
    listings,
    search,
    favourites: new FavouritesViewModel(savedItems, elsewhere.listings ?? listings, time),
    marks: () => known,
    /** Null: a guest. */
    signInAs: (profile: UserProfile | null) => emitProfile(profile),
    setBackendState: (state: BackendState) => [...statusListeners].forEach((emit) => emit(state)),
    statusWatchers: () => statusListeners.size,
    settle: () => time.pass(0),
  };
}
