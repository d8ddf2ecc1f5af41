import { makeAutoObservable, runInAction } from 'mobx';
import type { ClosedListings } from '../../../application/moderation/ClosedListings';
import type { BackendFailure } from '../../../application/shared/BackendFailure';

/** Takes the listings of closed accounts offline. One for the whole site: it goes on while the admin does. */
export class ClosedListingsViewModel {
  /** Whose listings are shown; null: nobody’s yet. */
  uid: string | null = null;
  /** How many of them are still online; null until it is known. */
  left: number | null = null;
  failure: BackendFailure | null = null;
  /** The people whose listings are being paused. */
  readonly pausing = new Set<string>();
  /** The number of the latest count: what an earlier one answers is out of date. */
  #counts = 0;
  readonly #listings: ClosedListings;

  constructor(listings: ClosedListings) {
    this.#listings = listings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isPausing(): boolean {
    return this.uid !== null && this.pausing.has(this.uid);
  }

  /** Shows this person, and counts their listings, unless these are being paused. */
  async load(uid: string): Promise<void> {
    if (uid !== this.uid) this.left = null;
    this.uid = uid;
    this.failure = null;
    const count = ++this.#counts;
    if (this.isPausing) return;
    const counted = await this.#listings.countOnline(uid);
    runInAction(() => count === this.#counts && this.#show(uid, counted));
  }

  /** Pauses all of them. An admin who is interrupted, or another one, begins again with those that are left. */
  async pauseAll(uid: string): Promise<void> {
    if (this.pausing.has(uid)) return;
    if (uid === this.uid) {
      this.failure = null;
      this.#counts += 1;
    }
    this.pausing.add(uid);
    let before: number;
    let left = Infinity;
    do {
      before = left;
      const paused = await this.#listings.pauseSome(uid);
      runInAction(() => this.#show(uid, paused));
      left = paused.ok ? paused.value : 0;
    } while (left > 0 && left < before);
    runInAction(() => this.pausing.delete(uid));
  }

  #show(uid: string, read: Awaited<ReturnType<ClosedListings['countOnline']>>): void {
    if (uid !== this.uid) return;
    if (read.ok) this.left = read.value;
    else this.failure = read.failure;
  }
}
