import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewRepository } from '../../application/reviews/ReviewRepository';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { DealCounts } from '../../domain/reviews/Deal';

/** How many sales and purchases of a person are recorded. */
export class DealCountsViewModel {
  /** Null: they are not loaded, or cannot be. */
  counts: DealCounts | null = null;
  #uid: string | null = null;
  readonly #reviews: Pick<ReviewRepository, 'dealCountsOf'>;

  constructor(reviews: Pick<ReviewRepository, 'dealCountsOf'>) {
    this.#reviews = reviews;
    makeAutoObservable(this, { counts: observableRef }, { autoBind: true });
  }

  start(uid: string): Unsubscribe {
    let isWanted = true;
    if (uid !== this.#uid) this.counts = null;
    this.#uid = uid;
    void this.#reviews.dealCountsOf(uid).then((read) => {
      if (isWanted && read.ok) runInAction(() => (this.counts = read.value));
    });
    return () => {
      isWanted = false;
    };
  }
}
