import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { EditListingFailure } from '../../../application/listings/EditListing';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { PublishListingFailure } from '../../../application/listings/PublishListing';
import type { PreferencesRepository } from '../../../application/preferences/PreferencesRepository';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Category } from '../../../domain/listings/catalogue/Category';
import { contactDetailsIn, type ContactDetail } from '../../../domain/listings/draft/contactDetails';
import { draftOfListing } from '../../../domain/listings/draft/draftOfListing';
import type { DraftErrors } from '../../../domain/listings/draft/DraftError';
import { findDuplicate } from '../../../domain/listings/draft/duplicates';
import type { Field } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import { newListing } from '../../../domain/listings/draft/newListing';
import { activeFields } from '../../../domain/listings/catalogue/parseField';
import { proposeCategories } from '../../../domain/listings/catalogue/proposeCategories';
import { hasSameContent } from '../../../domain/listings/draft/hasSameContent';
import { validateDraft, type CheckedDraft } from '../../../domain/listings/draft/validateDraft';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Result } from '../../../domain/shared/Result';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import { followSellerDefaults } from './followSellerDefaults';
import type { PostingDraftViewModel } from './PostingDraftViewModel';
import type { PostingPhotosViewModel } from './photos/PostingPhotosViewModel';
import { errorsOnStep, postingSteps, stepStates, type PostingStep, type StepState } from './postingSteps';

/** Why a listing is not online; `photos-refused`: a photo that it was waiting for could not be added. */
export type PostingFailure = Extract<AnyFailure, string> | 'changed-meanwhile' | 'photos-refused';

type AnyFailure = PublishListingFailure | EditListingFailure;

/** What becomes of the draft in the end: a new listing, or the one that it was taken from, as it was then. */
export interface PublishDraft {
  execute(draft: ListingDraft, owner: UserProfile, seen: Listing | null): Promise<Result<Listing, AnyFailure>>;
}

const noErrors: DraftErrors = new Map();

/** Writing a listing, from its title to its publication; or writing it anew, once it is there. */
export class PostListingViewModel {
  status: 'editing' | 'publishing' | 'published' = 'editing';
  failure: PostingFailure | null = null;
  published: Listing | null = null;
  /** The listing that is being changed, as it was when the form opened; null: a new one is written. */
  edited: Listing | null = null;
  /** What it said at the last saving, where that was something else. */
  latest: Listing | null = null;
  /** Steps whose mistakes are shown: those that the person has tried to leave. */
  checkedSteps: readonly PostingStep[] = [];
  ownListings: readonly Listing[] = [];
  readonly writing: PostingDraftViewModel;
  readonly #session: SessionViewModel;
  readonly #listings: ListingRepository;
  readonly #publish: PublishDraft;
  readonly #clock: Clock;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe'> | null;

  /** `preferences`: those that new listings begin with, if any do. */
  constructor(
    session: SessionViewModel,
    writing: PostingDraftViewModel,
    listings: ListingRepository,
    publish: PublishDraft,
    clock: Clock,
    preferences: Pick<PreferencesRepository, 'subscribe'> | null = null,
  ) {
    this.#session = session;
    this.#preferences = preferences;
    this.writing = writing;
    this.#listings = listings;
    this.#publish = publish;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        published: observableRef,
        edited: observableRef,
        latest: observableRef,
        ownListings: observableRef,
        checkedSteps: observableRef,
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

  get draft(): ListingDraft {
    return this.writing.draft;
  }

  get photos(): PostingPhotosViewModel {
    return this.writing.photos;
  }

  get category(): Category | undefined {
    return this.draft.categoryId === null ? undefined : findCategory(this.draft.categoryId);
  }

  /** The fields to fill, as the choices made so far want them. */
  get fields(): readonly Field[] {
    return this.category === undefined ? [] : activeFields(this.category.fields, this.draft.fields);
  }

  get proposals(): readonly Category[] {
    return proposeCategories(this.draft.title);
  }

  get checked(): Result<CheckedDraft, DraftErrors> {
    return validateDraft(this.draft);
  }

  get errors(): DraftErrors {
    return this.checked.ok ? noErrors : this.checked.failure;
  }

  get steps(): Record<PostingStep, StepState> {
    return stepStates(this.draft, this.errors);
  }

  /** The listing as buyers will see it; null while a mistake stands. */
  get preview(): Listing | null {
    const owner = this.#session.profile;
    if (!this.checked.ok || owner === null) return null;
    const posted = newListing(this.checked.value, owner, this.edited?.publishedAt ?? this.#clock.now());
    return { ...posted, state: this.edited?.state ?? posted.state };
  }

  get titleContactDetails(): readonly ContactDetail[] {
    return contactDetailsIn(this.draft.title);
  }

  get descriptionContactDetails(): readonly ContactDetail[] {
    return contactDetailsIn(this.draft.description);
  }

  get duplicate(): Listing | undefined {
    const others = this.ownListings.filter(({ id }) => id !== this.draft.id);
    return this.draft.title.trim() === '' ? undefined : findDuplicate(this.draft.title, others, this.#clock.now());
  }

  /** The mistakes to show on a step: none before the person has tried to leave it. */
  shownErrors(step: PostingStep): DraftErrors {
    return this.checkedSteps.includes(step) ? errorsOnStep(this.errors, step) : noErrors;
  }

  /** Follows who is signed in: each person has a draft of their own, and another for each listing that they change. */
  start(edited: Listing | null = null): Unsubscribe {
    this.edited = edited;
    const stopFollowing = reaction(() => this.ownerId, this.open, { fireImmediately: true });
    const stopChecking = reaction(() => this.draft.id, this.forgetChecks);
    const stopDefaults = this.#preferences && followSellerDefaults(this.#session, this.#preferences, this.writing);
    return () => {
      stopFollowing();
      stopChecking();
      stopDefaults?.();
      this.writing.close();
    };
  }

  open(ownerId: string | null): void {
    if (ownerId === null) return;
    this.status = 'editing';
    this.failure = null;
    this.writing.open(ownerId, this.edited === null ? null : draftOfListing(this.edited));
    void this.loadOwnListings(ownerId);
  }

  /** Another draft has taken the place: nothing of it has been tried yet. */
  forgetChecks(): void {
    this.checkedSteps = [];
    this.failure = null;
  }

  /** Shows a step's mistakes, if any; on the last one, all. True: it may be left. */
  check(step: PostingStep): boolean {
    const steps = step === 'apercu' ? postingSteps : [step];
    this.checkedSteps = [...new Set([...this.checkedSteps, ...steps])];
    return errorsOnStep(this.errors, step).size === 0;
  }

  /** Waits for photos on their way, and for the name of someone who has just signed in; then publishes. A second call meanwhile does nothing. */
  async publish(): Promise<void> {
    if (this.status !== 'editing') return;
    this.begin();
    const [arePhotosThere] = await Promise.all([this.photos.settled(), this.#session.settled()]);
    const owner = this.#session.profile;
    if (owner === null) this.fail(null);
    else if (!arePhotosThere) this.fail('photos-refused');
    else this.end(await this.#publish.execute(this.draft, owner, this.edited));
  }

  /** Saves over what the person has been told of. */
  async publishAnyway(): Promise<void> {
    this.edited = this.latest;
    await this.publish();
  }

  /** The listing that is being changed has been told anew. What this form says too, its owner knows. */
  updateEdited(listing: Listing): void {
    if (this.preview !== null && hasSameContent(this.preview, listing)) this.edited = listing;
  }

  begin(): void {
    this.status = 'publishing';
    this.failure = null;
    this.writing.lock();
  }

  end(result: Result<Listing, AnyFailure>): void {
    if (result.ok) this.succeed(result.value);
    else if (typeof result.failure === 'string') this.fail(result.failure);
    else if (result.failure.kind === 'invalid') this.fail(null);
    else this.meet(result.failure.stored);
  }

  /** The listing says something else by now than what this form was opened on. */
  meet(stored: Listing): void {
    this.latest = stored;
    this.writing.rebase(draftOfListing(stored));
    this.fail('changed-meanwhile');
  }

  succeed(listing: Listing): void {
    this.status = 'published';
    this.published = listing;
    this.writing.clear();
  }

  /** `null`: what is missing stands beside its entry. */
  fail(failure: PostingFailure | null): void {
    this.status = 'editing';
    this.failure = failure;
    this.writing.unlock();
    this.check('apercu');
  }

  showOwnListings(listings: readonly Listing[]): void {
    this.ownListings = listings;
  }

  async loadOwnListings(ownerId: string): Promise<void> {
    const own = await this.#listings.ownedBy(ownerId);
    if (own.ok && ownerId === this.ownerId) this.showOwnListings(own.value);
  }
}
