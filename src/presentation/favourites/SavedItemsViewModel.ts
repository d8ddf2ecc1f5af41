import { makeAutoObservable, observableRef, reaction, when } from 'mobx';
import type { SavedItemCommand } from '../../application/favourites/SavedMarksCache';
import type { SavedItemsStores } from '../../application/favourites/SavedItemsStores';
import { isRefusal, type LeftOut, type MergeGuestSavedItems } from '../../application/favourites/MergeGuestSavedItems';
import type { SavingFailure } from '../../application/favourites/SavedSearchRepository';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { BackendStatus } from '../../application/resilience/BackendStatus';
import type { Clock } from '../../application/shared/Clock';
import { firstEmission } from '../../application/shared/firstEmission';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { MAXIMUM_FAVOURITES, newFavourite, type Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { ListingCard } from '../../domain/listings/Listing';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { Result } from '../../domain/shared/Result';
import type { SavedItemsExecutor, SavedMarksViewModel } from '../shared/cards/SavedMarksViewModel';
import type { SessionViewModel } from '../shared/session/SessionViewModel';
import { OptimisticList } from './OptimisticList';

/** A change that failed and was undone, or guest items that did not fit into the account at sign-in. */
export type SavedItemsError =
  | { readonly what: UndoneChange; readonly why: SavingFailure | 'too-many-favourites' }
  | { readonly what: 'no-room'; readonly leftOut: LeftOut };

export type UndoneChange = 'favourite' | 'hidden-seller' | 'saved-search' | 'merge';

/** Milliseconds before each retry of a failed merge; after the last, only when the backend is reachable again. */
const MERGE_RETRY_DELAYS = [30_000, 60_000, 120_000, 240_000];

/** The saved items of the person, of their account or, for a guest, of this browser. */
export class SavedItemsViewModel implements SavedItemsExecutor {
  readonly favourites: OptimisticList<Favourite>;
  readonly savedSearches: OptimisticList<SavedSearch>;
  readonly hiddenSellers: OptimisticList<HiddenSeller>;
  /** The latest error; each is a new object, so that the same error shows again. */
  error: SavedItemsError | null = null;
  /** The account; null: a guest; undefined: not known yet. */
  ownerUid: string | null | undefined = undefined;
  readonly #stores: SavedItemsStores;
  readonly #merge: MergeGuestSavedItems;
  readonly #session: SessionViewModel;
  readonly #savedMarks: SavedMarksViewModel;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #backendStatus: BackendStatus;
  #stopWaiting: Unsubscribe = () => undefined;

  constructor(
    stores: SavedItemsStores,
    merge: MergeGuestSavedItems,
    session: SessionViewModel,
    savedMarks: SavedMarksViewModel,
    listings: Pick<ListingRepository, 'subscribe'>,
    clock: Clock,
    timers: Timers,
    backendStatus: BackendStatus,
  ) {
    this.favourites = new OptimisticList(({ card }) => card.id, timers);
    this.savedSearches = new OptimisticList(({ id }) => id, timers);
    this.hiddenSellers = new OptimisticList(({ uid }) => uid, timers);
    this.#stores = stores;
    this.#merge = merge;
    this.#session = session;
    this.#savedMarks = savedMarks;
    this.#listings = listings;
    this.#clock = clock;
    this.#timers = timers;
    this.#backendStatus = backendStatus;
    makeAutoObservable(
      this,
      { favourites: false, savedSearches: false, hiddenSellers: false, error: observableRef },
      { autoBind: true },
    );
  }

  start(): Unsubscribe {
    const ends = [
      reaction(
        () => this.#currentUid(),
        (uid) => this.#switchTo(uid),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#marks(),
        (marks) => marks !== null && this.#savedMarks.show(marks),
        { fireImmediately: true },
      ),
    ];
    return () => {
      ends.forEach((end) => end());
      this.#savedMarks.detach();
      this.#stopWaiting();
      this.open(undefined);
    };
  }

  async execute(command: SavedItemCommand): Promise<void> {
    if (command.kind === 'saved-search') return void (await this.#storeSearch(command.search));
    if (command.kind === 'hidden-seller')
      return command.isWanted ? this.#hide(command.uid, command.name) : this.showSeller(command.uid);
    if (!command.isWanted) return this.removeFavourite(command.listing.id);
    return command.kind === 'favourite' ? this.#addListing(command.listing) : this.#addListingById(command.listing.id);
  }

  async addFavourite(favourite: Favourite): Promise<void> {
    const { items } = this.favourites;
    const isNew = items.every(({ card }) => card.id !== favourite.card.id);
    if (isNew && items.length >= MAXIMUM_FAVOURITES) return this.fail('favourite', 'too-many-favourites');
    this.#reportFailure('favourite', await this.favourites.put(favourite));
  }

  async removeFavourite(listingId: string): Promise<void> {
    this.#reportFailure('favourite', await this.favourites.remove(listingId));
  }

  async saveSearch(search: SavedSearch): Promise<Result<void, SavingFailure>> {
    this.#savedMarks.forgetSearch(search.id);
    this.#savedMarks.keep({ kind: 'saved-search', search });
    const saved = await this.#storeSearch(search);
    this.#savedMarks.forgetSearch(search.id);
    return saved;
  }

  async removeSearch(id: string): Promise<void> {
    this.#savedMarks.forgetSearch(id);
    this.#reportFailure('saved-search', await this.savedSearches.remove(id));
  }

  async hideSeller(seller: HiddenSeller): Promise<void> {
    this.#reportFailure('hidden-seller', await this.hiddenSellers.put(seller));
  }

  async showSeller(uid: string): Promise<void> {
    this.#reportFailure('hidden-seller', await this.hiddenSellers.remove(uid));
  }

  /** Stores that the results have been looked at. A failure is not shown: the results are just new once more. */
  async markLookedAt(search: SavedSearch): Promise<void> {
    await this.savedSearches.put({ ...search, lookedAt: this.#clock.now() });
  }

  /** Reads again after a failure. */
  reload(): void {
    this.open(this.ownerUid);
  }

  fail(what: UndoneChange, why: SavingFailure | 'too-many-favourites'): void {
    this.error = { what, why };
  }

  reportLeftOut(leftOut: LeftOut): void {
    if (leftOut.favourites + leftOut.savedSearches > 0) this.error = { what: 'no-room', leftOut };
  }

  open(uid: string | null | undefined): void {
    this.ownerUid = uid;
    if (uid === undefined)
      return [this.favourites, this.savedSearches, this.hiddenSellers].forEach((list) => list.open(null));
    const {
      ownerId,
      store: { favourites, savedSearches, hiddenSellers },
    } = this.#stores.of(uid);
    this.favourites.open({
      subscribe: (listener) => favourites.subscribe(ownerId, listener),
      put: (favourite) => favourites.add(ownerId, favourite),
      remove: (id) => favourites.remove(ownerId, id),
    });
    this.savedSearches.open({
      subscribe: (listener) => savedSearches.subscribe(ownerId, listener),
      put: (search) => savedSearches.save(ownerId, search),
      remove: (id) => savedSearches.remove(ownerId, id),
    });
    this.hiddenSellers.open({
      subscribe: (listener) => hiddenSellers.subscribe(ownerId, listener),
      put: (seller) => hiddenSellers.hide(ownerId, seller),
      remove: (id) => hiddenSellers.show(ownerId, id),
    });
  }

  #currentUid(): string | null | undefined {
    const { profile, status } = this.#session;
    return status === 'unknown' ? undefined : (profile?.uid ?? null);
  }

  /** Commands wait until it is known who uses the site and whether the backend answers. */
  #switchTo(uid: string | null | undefined): void {
    this.#stopWaiting();
    this.#savedMarks.detach();
    this.open(uid);
    if (uid === undefined) return;
    const ends = [
      when(
        () => this.favourites.stored !== null || this.favourites.failure !== null,
        () => this.#savedMarks.attach(this),
      ),
      when(
        () => uid !== null && this.favourites.stored !== null,
        () => void this.#mergeInto(uid ?? ''),
      ),
    ];
    this.#stopWaiting = () => ends.forEach((end) => end());
  }

  async #mergeInto(uid: string, failedBefore = 0): Promise<void> {
    const merged = await this.#merge.execute(uid);
    if (uid !== this.ownerUid) return;
    if (merged.ok) return this.reportLeftOut(merged.value);
    if (failedBefore === 0) this.fail('merge', merged.failure);
    if (!isRefusal(merged.failure)) this.#retryMerge(uid, failedBefore);
  }

  #retryMerge(uid: string, failedBefore: number): void {
    const delay = MERGE_RETRY_DELAYS[failedBefore];
    const again = (failures: number) => {
      this.#stopWaiting();
      void this.#mergeInto(uid, failures);
    };
    const ends = [this.#onBackendReturn(() => again(1))];
    if (delay !== undefined) ends.push(this.#timers.after(delay, () => again(failedBefore + 1)));
    this.#stopWaiting = () => ends.forEach((end) => end());
  }

  /** Calls `action` when the backend is ready again after an interruption. */
  #onBackendReturn(action: () => void): Unsubscribe {
    let wasAway = false;
    return this.#backendStatus.subscribe(({ kind }) => {
      if (wasAway && kind === 'ready') action();
      wasAway = kind !== 'ready';
    });
  }

  /** Null until both lists are loaded: until then, the cached marks stay. */
  #marks() {
    const { favourites, hiddenSellers } = this;
    if (favourites.stored === null || hiddenSellers.stored === null) return null;
    return {
      favourites: favourites.items.map(({ card }) => card.id),
      hiddenSellers: hiddenSellers.items.map(({ uid }) => uid),
    };
  }

  async #storeSearch(search: SavedSearch): Promise<Result<void, SavingFailure>> {
    const saved = await this.savedSearches.put(search);
    this.#reportFailure('saved-search', saved);
    return saved;
  }

  #addListing(listing: ListingCard): Promise<void> {
    return this.addFavourite(newFavourite(listing, this.#clock.now()));
  }

  async #addListingById(id: string): Promise<void> {
    const { ownerUid } = this;
    const found = await firstEmission(this.#listings.subscribe.bind(this.#listings), id);
    if (ownerUid !== this.ownerUid) return;
    if (!found.ok) return this.fail('favourite', found.failure);
    if (found.value !== null) await this.#addListing(found.value);
  }

  #hide(uid: string, name: string): Promise<void> {
    return this.hideSeller({ uid, name, hiddenAt: this.#clock.now() });
  }

  #reportFailure(what: UndoneChange, result: Result<void, SavingFailure>): void {
    if (!result.ok) this.fail(what, result.failure);
  }
}
