import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AnswerReviewFailure, ReviewRepository } from '../../application/reviews/ReviewRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { meanStars, REVIEWS_SHOWN, type Review } from '../../domain/reviews/Review';

/** The reviews about a person. */
export class PersonReviewsViewModel {
  reviews: readonly Review[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  attempt = 0;
  #uid: string | null = null;
  readonly #reviews: Pick<ReviewRepository, 'about' | 'answer'>;

  constructor(reviews: Pick<ReviewRepository, 'about' | 'answer'>) {
    this.#reviews = reviews;
    makeAutoObservable(this, { reviews: observableRef }, { autoBind: true });
  }

  get mean(): number | null {
    return meanStars(this.reviews);
  }

  /** Whether there may be older ones. */
  get isFull(): boolean {
    return this.reviews.length === REVIEWS_SHOWN;
  }

  /** What is known of the person stays until it has been read again. */
  start(uid: string): Unsubscribe {
    let isWanted = true;
    this.#open(uid);
    void this.#reviews.about(uid).then((read) => {
      if (!isWanted) return;
      runInAction(() => {
        // What is shown stays where it cannot be read again.
        if (read.ok) this.reviews = read.value;
        if (read.ok || this.status !== 'ready') this.status = read.ok ? 'ready' : read.failure;
      });
    });
    return () => {
      isWanted = false;
    };
  }

  /** Stores an answer; null: it is published. */
  async answer(review: Review, uid: string, text: string): Promise<AnswerReviewFailure | null> {
    const answered = await this.#reviews.answer(review.id, uid, text);
    if (!answered.ok) return answered.failure;
    runInAction(() => {
      this.reviews = this.reviews.map((one) => (one.id === review.id ? answered.value : one));
    });
    return null;
  }

  retry(): void {
    this.attempt += 1;
  }

  #open(uid: string): void {
    if (uid === this.#uid && this.status === 'ready') return;
    this.#uid = uid;
    this.reviews = [];
    this.status = 'loading';
  }
}
