import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ReviewSettingsRepository } from '../../../application/listings/ReviewSettingsRepository';
import type { PreferencesRepository } from '../../../application/preferences/PreferencesRepository';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Category } from '../../../domain/listings/catalogue/Category';
import { draftOfListing } from '../../../domain/listings/draft/draftOfListing';
import type { DraftErrors } from '../../../domain/listings/draft/DraftError';
import type { Field } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import { newListing } from '../../../domain/listings/draft/newListing';
import { activeFields } from '../../../domain/listings/catalogue/parseField';
import { proposeCategories } from '../../../domain/listings/catalogue/proposeCategories';
import { hasSameContent } from '../../../domain/listings/draft/draftContent';
import { validateDraft, type CheckedDraft } from '../../../domain/listings/draft/validateDraft';
import { GUEST } from '../../../domain/account/guest';
import type { ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { reviewReason, type ReviewReason } from '../../../domain/listings/review/reviewReason';
import { failure, type Result } from '../../../domain/shared/Result';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import { followSellerDefaults } from './draft/followSellerDefaults';
import { OwnListings } from './OwnListings';
import type { PostingDraftViewModel } from './PostingDraftViewModel';
import type { PostingFailure, PublishDraft, PublishDraftFailure } from './PublishDraft';
import type { PostingDelivery, Undelivered } from './queue/PostingDelivery';
import type { PostingPhotosViewModel } from './photos/PostingPhotosViewModel';

const noErrors: DraftErrors = new Map();

/** The form that writes a listing, from its title to its publication, or edits a published one. */
export class PostListingViewModel {
  status: 'editing' | 'publishing' | 'published' = 'editing';
  failure: PostingFailure | null = null;
  published: Listing | null = null;
  /** The listing being edited, as it was when the form opened; null: a new one is written. */
  edited: Listing | null = null;
  /** The stored version of the edited listing, when saving has found another one than `edited`. */
  latest: Listing | null = null;
  /** Whether the person has tried to publish this draft: from then on its errors are shown. */
  isChecked = false;
  /** Whether the form has shown somebody's draft: once they have signed out it shows nobody's. */
  wasSignedIn = false;
  /** What may ask for a review; null until it is read, and if it cannot be. */
  settings: ReviewSettings | null = null;
  readonly own: OwnListings;
  /** Null when a listing is edited. */
  readonly delivery: PostingDelivery | null;
  readonly writing: PostingDraftViewModel;
  readonly #session: SessionViewModel;
  readonly #publish: PublishDraft;
  readonly #clock: Clock;
  readonly #moderation: ReviewSettingsRepository;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe'> | null;

  /** For new listings only: `preferences`, the source of the seller's defaults, and `delivery`, which waits for the server. */
  constructor(
    session: SessionViewModel,
    writing: PostingDraftViewModel,
    listings: ListingRepository,
    publish: PublishDraft,
    clock: Clock,
    moderation: ReviewSettingsRepository,
    preferences: Pick<PreferencesRepository, 'subscribe'> | null = null,
    delivery: PostingDelivery | null = null,
  ) {
    this.#session = session;
    this.#preferences = preferences;
    this.delivery = delivery;
    this.writing = writing;
    this.own = new OwnListings(listings, clock);
    this.#publish = publish;
    this.#clock = clock;
    this.#moderation = moderation;
    makeAutoObservable(
      this,
      {
        published: observableRef,
        edited: observableRef,
        latest: observableRef,
        settings: observableRef,
        own: false,
        delivery: false,
        writing: false,
      },
      { autoBind: true },
    );
  }

  get session(): SessionViewModel['status'] {
    return this.#session.status;
  }

  get ownerId(): string | null {
    return this.#session.profile?.uid ?? null;
  }

  /** Whether a visitor writes a listing, to sign in when it is published. */
  get isGuest(): boolean {
    return this.session === 'signed-out' && this.edited === null && !this.wasSignedIn;
  }

  get draft(): ListingDraft {
    return this.writing.draft;
  }

  get photos(): PostingPhotosViewModel {
    return this.writing.photos;
  }

  get category(): Category | undefined {
    return this.draft.categoryId === null ? undefined : findCategory(this.draft.categoryId);
  }

  /** The fields that apply, given the choices made so far. */
  get fields(): readonly Field[] {
    return this.category === undefined ? [] : activeFields(this.category.fields, this.draft.fields);
  }

  /** Categories for the title. A listing that is edited has its own. */
  get proposals(): readonly Category[] {
    return this.edited === null ? proposeCategories(this.draft.title) : [];
  }

  get checked(): Result<CheckedDraft, DraftErrors> {
    return validateDraft(this.draft);
  }

  get errors(): DraftErrors {
    return this.checked.ok ? noErrors : this.checked.failure;
  }

  /** None before the person has tried to publish. */
  get shownErrors(): DraftErrors {
    return this.isChecked ? this.errors : noErrors;
  }

  /** The listing as buyers will see it; null as long as the draft has an error. */
  get preview(): Listing | null {
    const owner =
      this.#session.profile ?? (this.isGuest ? { uid: GUEST, displayName: '', createdAt: this.#clock.now() } : null);
    if (!this.checked.ok || owner === null) return null;
    const posted = newListing(this.checked.value, owner, this.edited?.publishedAt ?? this.#clock.now());
    return { ...posted, state: this.edited?.state ?? posted.state };
  }

  /** Why the listing will wait for an admin; null: it will not, or the draft has an error. */
  get review(): ReviewReason | null {
    const owner = this.#session.profile;
    if (this.preview === null || owner === null || this.settings === null) return null;
    return reviewReason(this.preview, this.edited, owner, this.settings, this.#clock.now());
  }

  get duplicate(): Listing | undefined {
    return this.own.duplicateOf(this.draft);
  }

  /** Follows who is signed in: each person has a draft of their own, and another for each listing that they edit. */
  start(edited: Listing | null = null): Unsubscribe {
    this.edited = edited;
    const stopFollowing = reaction(
      () => this.ownerId ?? (this.isGuest ? GUEST : null),
      (ownerId) => this.#open(ownerId),
      { fireImmediately: true },
    );
    const stopChecking = reaction(
      () => this.draft.id,
      () => this.#resetChecks(),
    );
    const stopDefaults = this.#preferences && followSellerDefaults(this.#session, this.#preferences, this.writing);
    return () => {
      stopFollowing();
      stopChecking();
      stopDefaults?.();
      this.delivery?.stop();
      this.writing.close();
      void this.photos.release();
    };
  }

  /** Shows the errors. True: there is none. */
  check(): boolean {
    this.isChecked = true;
    return this.errors.size === 0;
  }

  /** To be called once the draft is complete, which costs one read. */
  async readSettings(): Promise<void> {
    const settings = await this.#moderation.read();
    if (settings.ok) runInAction(() => void (this.settings = settings.value));
  }

  /** Publishes the draft; a new listing as soon as the server answers. A second call meanwhile does nothing. */
  async publish(): Promise<void> {
    const { ownerId } = this;
    if (this.status !== 'editing') return;
    this.#begin();
    const attempt = () => this.#attempt();
    const result = await (this.delivery?.execute(ownerId ?? GUEST, () => this.draft, attempt) ?? attempt());
    if (typeof result === 'object') this.#end(result);
    else if (ownerId === this.ownerId || this.ownerId === null) this.#stop(result);
  }

  /** Overwrites the stored version that the person was shown as a conflict. */
  async publishAnyway(): Promise<void> {
    this.edited = this.latest;
    this.writing.settleConflict();
    await this.publish();
  }

  /** To be called with every new version of the edited listing: one with the same content as this form is no conflict. */
  updateEdited(listing: Listing): void {
    if (this.preview !== null && hasSameContent(this.preview, listing)) this.edited = listing;
  }

  #open(ownerId: string | null): void {
    this.delivery?.stop();
    if (ownerId === null) return;
    runInAction(() => {
      this.status = 'editing';
      this.failure = null;
      this.wasSignedIn = ownerId !== GUEST;
    });
    this.writing.open(ownerId, this.edited === null ? null : draftOfListing(this.edited));
    if (this.writing.hasConflict) this.#resumeConflict();
    if (this.wasSignedIn) void this.own.load(ownerId);
    if (this.delivery?.isQueued({ ownerId, draftId: this.draft.id })) void this.publish();
  }

  /** For another draft, which the person has not tried to publish yet. */
  #resetChecks(): void {
    runInAction(() => {
      this.isChecked = false;
      this.failure = null;
    });
  }

  #begin(): void {
    this.status = 'publishing';
    this.failure = null;
    this.writing.lock();
  }

  /** Waits for pending photos and, within a limit, for the stored profile; then publishes. */
  async #attempt(): Promise<Result<Listing, PublishDraftFailure | PostingFailure | null>> {
    const [arePhotosThere, isProfileThere] = await Promise.all([this.photos.settled(), this.#session.settled()]);
    const owner = this.#session.profile;
    if (owner === null) return failure(null);
    if (this.writing.hasConflict && this.latest === this.edited) return failure('changed-meanwhile');
    if (!isProfileThere) return failure(this.delivery?.isOffline ? 'offline' : 'timeout');
    if (!arePhotosThere) return failure('photos-refused');
    return this.#publish.execute(this.draft, owner, this.settings, this.edited);
  }

  #stop(reason: Undelivered): void {
    runInAction(() => {
      this.status = 'editing';
      this.writing.unlock();
      if (reason === 'elsewhere') this.writing.reload();
    });
  }

  #end(result: Result<Listing, PublishDraftFailure | PostingFailure | null>): void {
    if (result.ok) this.#succeed(result.value);
    else if (result.failure === null || typeof result.failure === 'string') this.#fail(result.failure);
    else if (result.failure.kind === 'invalid') this.#fail(null);
    else if (result.failure.kind === 'changed-meanwhile') this.#showConflict(result.failure.stored);
    else this.#fail(result.failure);
  }

  /** The listing was changed elsewhere since this form was opened. */
  #showConflict(stored: Listing): void {
    runInAction(() => {
      this.latest = stored;
      this.writing.rebase(draftOfListing(stored));
      this.#fail('changed-meanwhile');
    });
  }

  /** An earlier visit has found a conflict with this version: the person is asked again before it is overwritten. */
  #resumeConflict(): void {
    runInAction(() => {
      this.latest = this.edited;
      this.failure = 'changed-meanwhile';
    });
  }

  #succeed(listing: Listing): void {
    runInAction(() => {
      this.status = 'published';
      this.published = listing;
      this.writing.clear();
    });
  }

  /** `null`: the errors beside the entries say what is missing. */
  #fail(reason: PostingFailure | null): void {
    runInAction(() => {
      this.status = 'editing';
      this.failure = reason;
      this.writing.unlock();
      this.check();
    });
  }
}
