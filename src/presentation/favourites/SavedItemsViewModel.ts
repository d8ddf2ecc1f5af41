import { makeAutoObservable, observableRef, reaction, when } from 'mobx';
import type { SavedItemsStores } from '../../application/favourites/SavedItemsStores';
import type { LeftOut, MergeGuestSavedItems } from '../../application/favourites/MergeGuestSavedItems';
import type { BackendStatus } from '../../application/resilience/BackendStatus';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Clock } from '../../application/shared/Clock';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { MAXIMUM_FAVOURITES, newFavourite, type Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { SavedItemsExecutor, SavedMarksViewModel, SavedItemCommand } from '../shared/cards/SavedMarksViewModel';
import type { SessionViewModel } from '../shared/session/SessionViewModel';
import { OptimisticList } from './OptimisticList';

/** What could not be done, and was undone; or what the account had no room for at sign-in. */
export type SavedItemsError =
  | { readonly what: UndoneChange; readonly why: BackendFailure | 'too-many-favourites' }
  | { readonly what: 'no-room'; readonly leftOut: LeftOut };

export type UndoneChange = 'favourite' | 'hidden-seller' | 'saved-search' | 'merge';

/** How long until a merge that failed is tried again, each time; after the last, only when the backend is back within reach. */
const MERGE_PATIENCE = [30_000, 60_000, 120_000, 240_000];

/** What the person keeps, in this browser or with their account; the one keeper of the site. */
export class SavedItemsViewModel implements SavedItemsExecutor {
  readonly favourites: OptimisticList<Favourite>;
  readonly savedSearches: OptimisticList<SavedSearch>;
  readonly hiddenSellers: OptimisticList<HiddenSeller>;
  /** The latest; each is another object. */
  trouble: SavedItemsError | null = null;
  /** Whose things these are; undefined until it is known who uses the site. */
  ownerUid: string | null | undefined = undefined;
  readonly #places: SavedItemsStores;
  readonly #merge: MergeGuestSavedItems;
  readonly #session: SessionViewModel;
  readonly #kept: SavedMarksViewModel;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #backendStatus: BackendStatus;
  #stopWaiting: Unsubscribe = () => undefined;

  constructor(
    places: SavedItemsStores,
    merge: MergeGuestSavedItems,
    session: SessionViewModel,
    kept: SavedMarksViewModel,
    clock: Clock,
    timers: Timers,
    backendStatus: BackendStatus,
  ) {
    this.favourites = new OptimisticList(({ card }) => card.id, timers);
    this.savedSearches = new OptimisticList(({ id }) => id, timers);
    this.hiddenSellers = new OptimisticList(({ uid }) => uid, timers);
    this.#places = places;
    this.#merge = merge;
    this.#session = session;
    this.#kept = kept;
    this.#clock = clock;
    this.#timers = timers;
    this.#backendStatus = backendStatus;
    makeAutoObservable(
      this,
      { favourites: false, savedSearches: false, hiddenSellers: false, trouble: observableRef },
      { autoBind: true },
    );
  }

  start(): Unsubscribe {
    const ends = [
      reaction(
        () => this.#whoUses(),
        (uid) => this.#turnTo(uid),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#marks(),
        (marks) => marks !== null && this.#kept.show(marks),
        { fireImmediately: true },
      ),
    ];
    return () => {
      ends.forEach((end) => end());
      this.#kept.detach();
      this.#stopWaiting();
      this.open(undefined);
    };
  }

  execute(wish: SavedItemCommand): void {
    if (wish.kind === 'favourite')
      void (wish.isWanted
        ? this.addFavourite(newFavourite(wish.listing, this.#clock.now()))
        : this.removeFavourite(wish.listing.id));
    else void (wish.isWanted ? this.#hide(wish.uid, wish.name) : this.showSeller(wish.uid));
  }

  async addFavourite(favourite: Favourite): Promise<void> {
    if (this.favourites.items.length >= MAXIMUM_FAVOURITES) return this.fail('favourite', 'too-many-favourites');
    this.#note('favourite', await this.favourites.put(favourite));
  }

  async removeFavourite(listingId: string): Promise<void> {
    this.#note('favourite', await this.favourites.remove(listingId));
  }

  async saveSearch(search: SavedSearch): Promise<void> {
    this.#note('saved-search', await this.savedSearches.put(search));
  }

  async removeSearch(id: string): Promise<void> {
    this.#note('saved-search', await this.savedSearches.remove(id));
  }

  async hideSeller(seller: HiddenSeller): Promise<void> {
    this.#note('hidden-seller', await this.hiddenSellers.put(seller));
  }

  async showSeller(uid: string): Promise<void> {
    this.#note('hidden-seller', await this.hiddenSellers.remove(uid));
  }

  /** The results of a saved search have been looked at. Failing to write it down troubles nobody: they are new once more. */
  async lookAt(search: SavedSearch): Promise<void> {
    await this.savedSearches.put({ ...search, lookedAt: this.#clock.now() });
  }

  /** Reads anew what could not be read. */
  reload(): void {
    this.open(this.ownerUid);
  }

  fail(what: UndoneChange, why: BackendFailure | 'too-many-favourites'): void {
    this.trouble = { what, why };
  }

  sayLeftOut(leftOut: LeftOut): void {
    if (leftOut.favourites + leftOut.savedSearches > 0) this.trouble = { what: 'no-room', leftOut };
  }

  open(uid: string | null | undefined): void {
    this.ownerUid = uid;
    if (uid === undefined)
      return [this.favourites, this.savedSearches, this.hiddenSellers].forEach((list) => list.open(null));
    const {
      ownerId,
      store: { favourites, savedSearches, hiddenSellers },
    } = this.#places.of(uid);
    this.favourites.open({
      watch: (listener) => favourites.subscribe(ownerId, listener),
      put: (favourite) => favourites.add(ownerId, favourite),
      remove: (id) => favourites.remove(ownerId, id),
    });
    this.savedSearches.open({
      watch: (listener) => savedSearches.subscribe(ownerId, listener),
      put: (search) => savedSearches.save(ownerId, search),
      remove: (id) => savedSearches.remove(ownerId, id),
    });
    this.hiddenSellers.open({
      watch: (listener) => hiddenSellers.subscribe(ownerId, listener),
      put: (seller) => hiddenSellers.hide(ownerId, seller),
      remove: (id) => hiddenSellers.show(ownerId, id),
    });
  }

  #whoUses(): string | null | undefined {
    const { profile, status } = this.#session;
    return status === 'unknown' ? undefined : (profile?.uid ?? null);
  }

  /** Wishes wait until it is known whose they are, and whether the backend answers. */
  #turnTo(uid: string | null | undefined): void {
    this.#stopWaiting();
    this.#kept.detach();
    this.open(uid);
    if (uid === undefined) return;
    const ends = [
      when(
        () => this.favourites.stored !== null || this.favourites.failure !== null,
        () => this.#kept.attach(this),
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
    if (merged.ok) return this.sayLeftOut(merged.value);
    if (failedBefore === 0) this.fail('merge', merged.failure);
    // What is refused today is refused in a minute too.
    if (merged.failure !== 'denied') this.#mergeLater(uid, failedBefore);
  }

  #mergeLater(uid: string, failedBefore: number): void {
    const patience = MERGE_PATIENCE[failedBefore];
    const again = (failures: number) => {
      this.#stopWaiting();
      void this.#mergeInto(uid, failures);
    };
    const ends = [this.#onReturn(() => again(1))];
    if (patience !== undefined) ends.push(this.#timers.after(patience, () => again(failedBefore + 1)));
    this.#stopWaiting = () => ends.forEach((end) => end());
  }

  /** Calls back when the backend answers again after it has not. */
  #onReturn(action: () => void): Unsubscribe {
    let wasAway = false;
    return this.#backendStatus.subscribe(({ kind }) => {
      if (wasAway && kind === 'ready') action();
      wasAway = kind !== 'ready';
    });
  }

  /** Null until both lists are known: what is shown stays. */
  #marks() {
    const { favourites, hiddenSellers } = this;
    if (favourites.stored === null || hiddenSellers.stored === null) return null;
    return {
      favourites: favourites.items.map(({ card }) => card.id),
      hiddenSellers: hiddenSellers.items.map(({ uid }) => uid),
    };
  }

  #hide(uid: string, name: string): Promise<void> {
    return this.hideSeller({ uid, name, hiddenAt: this.#clock.now() });
  }

  #note(what: UndoneChange, result: BackendResult<void>): void {
    if (!result.ok) this.fail(what, result.failure);
  }
}
