import type { UserProfile } from '../../domain/account/UserProfile';
import type { DraftErrors } from '../../domain/listings/draft/DraftError';
import { freeListingsLeft } from '../../domain/listings/lifecycle/freeListings';
import type { Listing } from '../../domain/listings/Listing';
import type { ListingDraft } from '../../domain/listings/draft/ListingDraft';
import { newListing } from '../../domain/listings/draft/newListing';
import { validateDraft } from '../../domain/listings/draft/validateDraft';
import type { ReviewSettings } from '../../domain/listings/review/ReviewSettings';
import { reviewed } from '../../domain/listings/review/reviewReason';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { UserRepository } from '../account/UserRepository';
import type { CheckConfirmation } from '../auth/CheckConfirmation';
import type { Clock } from '../shared/Clock';
import type { ListingRepository, ListingWriteFailure } from './ListingRepository';
import type { ReviewSettingsRepository } from './ReviewSettingsRepository';
import { underSettings } from './underSettings';

/** `unconfirmed`: the owner has no proved phone number or address. */
export type PublishListingFailure =
  | 'unconfirmed'
  | ListingWriteFailure
  | { readonly kind: 'invalid'; readonly errors: DraftErrors };

/**
 * Publishes a draft for 60 days, or submits it where the settings of the moderation ask for a review (`reviewReason`). Publishing the same
 * draft again succeeds and changes nothing. An owner whose account is not stored yet, because the network was lost right after signing up,
 * gets it first.
 */
export class PublishListing {
  readonly #listings: ListingRepository;
  readonly #users: Pick<UserRepository, 'create'>;
  readonly #clock: Clock;
  readonly #confirmation: Pick<CheckConfirmation, 'execute'>;
  readonly #settings: ReviewSettingsRepository;

  constructor(
    listings: ListingRepository,
    users: Pick<UserRepository, 'create'>,
    clock: Clock,
    confirmation: Pick<CheckConfirmation, 'execute'>,
    settings: ReviewSettingsRepository,
  ) {
    this.#listings = listings;
    this.#users = users;
    this.#clock = clock;
    this.#confirmation = confirmation;
    this.#settings = settings;
  }

  /** `known`: the settings that the form has read; null: it has none. */
  async execute(
    draft: ListingDraft,
    owner: UserProfile,
    known: ReviewSettings | null,
  ): Promise<Result<Listing, PublishListingFailure>> {
    const checked = validateDraft(draft);
    if (!checked.ok) return failure({ kind: 'invalid', errors: checked.failure });
    if (freeListingsLeft(owner) === 0) return failure('quota-reached');
    if (!(await this.#confirmation.execute())) return failure('unconfirmed');
    const now = this.#clock.now();
    const listing = newListing(checked.value, owner, now);
    return underSettings(this.#settings, known, (settings) =>
      this.#publish(reviewed(listing, null, owner, settings, now), owner),
    );
  }

  async #publish(listing: Listing, owner: UserProfile): Promise<Result<Listing, PublishListingFailure>> {
    const published = await this.#publishWithAccount(listing, owner);
    if (published.ok || published.failure === 'already-published') return success(listing);
    return failure(published.failure === 'no-account' ? 'unknown' : published.failure);
  }

  async #publishWithAccount(listing: Listing, owner: UserProfile): ReturnType<ListingRepository['publish']> {
    const published = await this.#listings.publish(listing);
    if (published.ok || published.failure !== 'no-account') return published;
    const created = await this.#users.create(owner);
    return created.ok ? this.#listings.publish(listing) : created;
  }
}
