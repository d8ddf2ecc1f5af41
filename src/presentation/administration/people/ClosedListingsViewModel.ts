import { makeAutoObservable, runInAction } from 'mobx';
import type { ClosedListings } from '../../../application/moderation/ClosedListings';
import type { BackendFailure } from '../../../application/shared/BackendFailure';

/** Takes the listings of closed accounts offline, one person after another. One for the whole site: it goes on while the admin does. */
export class ClosedListingsViewModel {
  /** Whose listings; null: nobody’s yet. */
  uid: string | null = null;
  /** How many are still online; null until it is known. */
  left: number | null = null;
  isPausing = false;
  failure: BackendFailure | null = null;
  readonly #listings: ClosedListings;

  constructor(listings: ClosedListings) {
    this.#listings = listings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts those of a person, unless they are being paused. */
  async load(uid: string): Promise<void> {
    if (this.isPausing) return;
    this.#begin(uid);
    const counted = await this.#listings.countOnline(uid);
    runInAction(() => this.#show(uid, counted));
  }

  /** Pauses all of them. An admin who is interrupted, or another one, begins again with those that are left. */
  async pauseAll(uid: string): Promise<void> {
    if (this.isPausing) return;
    this.#begin(uid);
    this.isPausing = true;
    let before: number;
    do {
      before = this.left ?? Infinity;
      const paused = await this.#listings.pauseSome(uid);
      runInAction(() => this.#show(uid, paused));
    } while (this.failure === null && this.left !== 0 && (this.left ?? 0) < before);
    runInAction(() => (this.isPausing = false));
  }

  #begin(uid: string): void {
    if (uid !== this.uid) this.left = null;
    this.uid = uid;
    this.failure = null;
  }

  #show(uid: string, read: Awaited<ReturnType<ClosedListings['countOnline']>>): void {
    if (uid !== this.uid) return;
    if (read.ok) this.left = read.value;
    else this.failure = read.failure;
  }
}
