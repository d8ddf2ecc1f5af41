import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewRepository, WriteReviewFailure } from '../../application/reviews/ReviewRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { FormDrafts } from '../../application/shared/FormDrafts';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import {
  mayStillBeReviewed,
  otherSide,
  REVIEW_EMBARGO,
  sideOf,
  type Deal,
  type ReviewSide,
} from '../../domain/reviews/Deal';
import { stars, type Stars } from '../../domain/reviews/Review';
import {
  checkReview,
  type ReviewAuthor,
  type ReviewEntries,
  type ReviewEntryError,
} from '../../domain/reviews/writeReview';
import type { Instant } from '../../domain/shared/Instant';

const blank: ReviewEntries = { stars: null, text: '' };

/** The deal of a listing as one of its sides sees it, and the form in which they review the other. What is typed is a draft. */
export class ReviewViewModel {
  /** Null: the person takes no part in a deal about the listing, or it is not loaded. */
  deal: Deal | null = null;
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  entries: ReviewEntries = blank;
  errors: ReadonlyMap<keyof ReviewEntries, ReviewEntryError> = new Map();
  isSending = false;
  failure: WriteReviewFailure | null = null;
  /** Whether the review was written on this page. */
  isDone = false;
  attempt = 0;
  readonly #reviews: Pick<ReviewRepository, 'dealOf' | 'write'>;
  readonly #drafts: FormDrafts;
  readonly #clock: Clock;
  #listingId = '';
  #me: ReviewAuthor = { uid: '', name: '' };

  constructor(reviews: Pick<ReviewRepository, 'dealOf' | 'write'>, drafts: FormDrafts, clock: Clock) {
    this.#reviews = reviews;
    this.#drafts = drafts;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { deal: observableRef, entries: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  /** Of the person; null: there is no deal. */
  get side(): ReviewSide | null {
    return this.deal && sideOf(this.deal, this.#me.uid);
  }

  /** When the person has written; null: not yet, or there is no deal. */
  get writtenAt(): Instant | null {
    const { deal, side } = this;
    return deal !== null && side !== null ? (deal.reviewedAt[side] ?? null) : null;
  }

  get hasOtherWritten(): boolean {
    const { deal, side } = this;
    return deal !== null && side !== null && deal.reviewedAt[otherSide(side)] !== undefined;
  }

  /** When what the person has written is shown without the other side’s review. */
  get shownAt(): Instant | null {
    return this.writtenAt === null ? null : this.writtenAt + REVIEW_EMBARGO;
  }

  get isOver(): boolean {
    return this.deal !== null && !mayStillBeReviewed(this.deal, this.#clock.now());
  }

  get mayWrite(): boolean {
    return this.deal !== null && this.writtenAt === null && !this.isOver;
  }

  start(listingId: string, me: ReviewAuthor): Unsubscribe {
    let isWanted = true;
    this.#begin(listingId, me);
    void this.#reviews.dealOf(listingId, me.uid).then((read) => {
      if (!isWanted) return;
      runInAction(() => {
        this.status = read.ok ? 'ready' : read.failure;
        if (read.ok) this.deal = read.value;
      });
    });
    return () => {
      isWanted = false;
    };
  }

  type(changes: Partial<ReviewEntries>): void {
    this.entries = { ...this.entries, ...changes };
    this.errors = new Map([...this.errors].filter(([entry]) => !(entry in changes)));
    this.failure = null;
    this.#drafts.save(this.#form, this.#me.uid, this.entries);
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    const checked = checkReview(this.entries);
    this.errors = checked.ok ? new Map() : checked.failure;
    this.failure = null;
    if (!checked.ok) return;
    this.isSending = true;
    const written = await this.#reviews.write(this.#listingId, this.#me, checked.value);
    // The other side may have written since this deal was read.
    const read = written.ok ? await this.#reviews.dealOf(this.#listingId, this.#me.uid) : null;
    runInAction(() => {
      this.isSending = false;
      if (read?.ok === true) this.deal = read.value;
      if (!written.ok) {
        this.failure = written.failure;
        return;
      }
      const { side, createdAt } = written.value;
      this.isDone = true;
      this.#drafts.clear(this.#form, this.#me.uid);
      if (this.deal !== null) this.deal = { ...this.deal, reviewedAt: { ...this.deal.reviewedAt, [side]: createdAt } };
    });
  }

  retry(): void {
    this.attempt += 1;
  }

  get #form(): string {
    return `review_${this.#listingId}`;
  }

  #begin(listingId: string, me: ReviewAuthor): void {
    this.#listingId = listingId;
    this.#me = me;
    this.deal = null;
    this.status = 'loading';
    this.isDone = false;
    this.entries = entriesOf(this.#drafts.of(this.#form, me.uid));
  }
}

function entriesOf(draft: unknown): ReviewEntries {
  const { stars: chosen, text } = (typeof draft === 'object' && draft !== null ? draft : {}) as Partial<
    Record<keyof ReviewEntries, unknown>
  >;
  return {
    stars: stars.find((one): one is Stars => one === chosen) ?? null,
    text: typeof text === 'string' ? text : '',
  };
}
