import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { findCategory } from '../../domain/listings/categories';
import type { Category } from '../../domain/listings/Category';
import { contactDetailsIn, type ContactDetail } from '../../domain/listings/contactDetails';
import type { DraftErrors } from '../../domain/listings/DraftError';
import { findDuplicate } from '../../domain/listings/duplicates';
import type { Field } from '../../domain/listings/Field';
import type { Listing } from '../../domain/listings/Listing';
import { emptyDraft, isBlank, type ListingDraft } from '../../domain/listings/ListingDraft';
import { activeFields } from '../../domain/listings/parseField';
import { proposeCategories } from '../../domain/listings/proposeCategories';
import { validateDraft, type CheckedDraft } from '../../domain/listings/validateDraft';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { PostingDrafts } from '../../application/listings/PostingDrafts';
import type { PublishListing, PublishListingFailure } from '../../application/listings/PublishListing';
import type { Clock } from '../../application/shared/Clock';
import type { IdGenerator } from '../../application/shared/IdGenerator';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { SessionViewModel } from '../shared/SessionViewModel';
import type { PostingPhotosViewModel } from './PostingPhotosViewModel';
import { errorsOnStep, type PostingStep } from './postingSteps';

const noErrors: DraftErrors = new Map();

/** Writing a listing, from its title to its publication. Every change is kept at once, per person, and shared with other tabs. */
export class PostListingViewModel {
  draft: ListingDraft = emptyDraft('');
  status: 'editing' | 'publishing' | 'published' = 'editing';
  failure: Exclude<PublishListingFailure, { kind: 'invalid' }> | null = null;
  /** False when this browser refuses to keep the draft. */
  isKept = true;
  /** True when a draft of an earlier visit was found. */
  wasRestored = false;
  published: Listing | null = null;
  /** Steps whose mistakes are shown: those that the person has tried to leave. */
  checkedSteps: readonly PostingStep[] = [];
  ownListings: readonly Listing[] = [];
  readonly photos: PostingPhotosViewModel;
  readonly #session: SessionViewModel;
  readonly #drafts: PostingDrafts;
  readonly #listings: ListingRepository;
  readonly #publish: PublishListing;
  readonly #clock: Clock;
  readonly #ids: IdGenerator;
  #unwatch: Unsubscribe = () => undefined;

  constructor(
    session: SessionViewModel, drafts: PostingDrafts, listings: ListingRepository, publish: PublishListing, photos: PostingPhotosViewModel,
    clock: Clock, ids: IdGenerator,
  ) {
    this.#session = session;
    this.#drafts = drafts;
    this.#listings = listings;
    this.#publish = publish;
    this.photos = photos;
    this.#clock = clock;
    this.#ids = ids;
    makeAutoObservable(
      this,
      { draft: observableRef, published: observableRef, ownListings: observableRef, checkedSteps: observableRef, photos: false },
      { autoBind: true },
    );
  }

  get session(): SessionViewModel['status'] {
    return this.#session.status;
  }

  get ownerId(): string | null {
    return this.#session.profile?.uid ?? null;
  }

  get sellerName(): string {
    return this.#session.profile?.displayName ?? '';
  }

  get memberSince(): number {
    return this.#session.profile?.createdAt ?? this.#clock.now();
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

  get errors(): DraftErrors {
    const checked = validateDraft(this.draft);
    return checked.ok ? noErrors : checked.failure;
  }

  /** What the listing will hold, for the preview; null while a mistake stands. */
  get preview(): CheckedDraft | null {
    const checked = validateDraft(this.draft);
    return checked.ok ? checked.value : null;
  }

  get contactDetails(): readonly ContactDetail[] {
    return contactDetailsIn(`${this.draft.title}\n${this.draft.description}`);
  }

  get duplicate(): Listing | undefined {
    const others = this.ownListings.filter(({ id }) => id !== this.draft.id);
    return this.draft.title.trim() === '' ? undefined : findDuplicate(this.draft.title, others, this.#clock.now());
  }

  /** The mistakes to show on a step: none before the person has tried to leave it. */
  shownErrors(step: PostingStep): DraftErrors {
    return this.checkedSteps.includes(step) ? errorsOnStep(this.errors, step) : noErrors;
  }

  /** Follows who is signed in: each person has a draft of their own. */
  start(): Unsubscribe {
    const stop = reaction(() => this.ownerId, this.open, { fireImmediately: true });
    return () => {
      stop();
      this.#unwatch();
    };
  }

  open(ownerId: string | null): void {
    this.#unwatch();
    if (ownerId === null) return;
    const kept = this.#drafts.of(ownerId);
    this.wasRestored = kept !== null && !isBlank(kept);
    this.draft = kept ?? emptyDraft(this.#ids.newId());
    if (kept === null) this.#keep();
    this.status = 'editing';
    this.photos.follow(ownerId, this.draft.photos, (photos) => this.change({ photos }));
    this.#unwatch = this.#drafts.watch(ownerId, this.mirror);
    void this.#loadOwnListings(ownerId);
  }

  /** Another tab changed the same draft: what it wrote is what stands here too. */
  mirror(draft: ListingDraft | null): void {
    if (this.status !== 'editing' || draft === null) return;
    this.draft = draft;
    this.photos.show(draft.photos);
  }

  change(changes: Partial<ListingDraft>): void {
    this.draft = { ...this.draft, ...changes };
    this.failure = null;
    this.#keep();
  }

  changeField(id: string, typed: string): void {
    this.change({ fields: { ...this.draft.fields, [id]: typed } });
  }

  /** Shows a step's mistakes, if any. True: it may be left. */
  check(step: PostingStep): boolean {
    if (!this.checkedSteps.includes(step)) this.checkedSteps = [...this.checkedSteps, step];
    return errorsOnStep(this.errors, step).size === 0;
  }

  /** Throws the draft away, photos included, and begins anew. The old one is handed back, to undo. */
  restart(): ListingDraft {
    const old = this.draft;
    this.draft = emptyDraft(this.#ids.newId());
    this.checkedSteps = [];
    this.wasRestored = false;
    this.photos.show([]);
    this.#keep();
    return old;
  }

  restore(draft: ListingDraft): void {
    this.draft = draft;
    this.photos.show(draft.photos);
    this.#keep();
  }

  async publish(): Promise<void> {
    const owner = this.#session.profile;
    if (this.status !== 'editing' || owner === null) return;
    this.status = 'publishing';
    this.failure = null;
    const result = await this.#publish.execute(this.draft, owner);
    if (result.ok) this.succeed(result.value);
    else this.fail(result.failure);
  }

  succeed(listing: Listing): void {
    this.status = 'published';
    this.published = listing;
    if (this.ownerId !== null) this.#drafts.clear(this.ownerId);
  }

  fail(failure: PublishListingFailure): void {
    this.status = 'editing';
    if (typeof failure === 'string') this.failure = failure;
    else this.check('apercu');
  }

  showOwnListings(listings: readonly Listing[]): void {
    this.ownListings = listings;
  }

  async #loadOwnListings(ownerId: string): Promise<void> {
    const own = await this.#listings.ownedBy(ownerId);
    if (own.ok) this.showOwnListings(own.value);
  }

  #keep(): void {
    if (this.ownerId !== null) this.isKept = this.#drafts.save(this.ownerId, this.draft);
  }
}
