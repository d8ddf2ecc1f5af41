import type { UserProfile } from '../../domain/account/UserProfile';
import type { DraftErrors } from '../../domain/listings/draft/DraftError';
import { freeListingsLeft } from '../../domain/listings/lifecycle/freeListings';
import type { Listing } from '../../domain/listings/Listing';
import type { ListingDraft } from '../../domain/listings/draft/ListingDraft';
import { newListing } from '../../domain/listings/draft/newListing';
import { validateDraft } from '../../domain/listings/draft/validateDraft';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { UserRepository } from '../account/UserRepository';
import type { CheckConfirmation } from '../auth/CheckConfirmation';
import type { Clock } from '../shared/Clock';
import type { ListingRepository, ListingWriteFailure } from './ListingRepository';

/** `unconfirmed`: the owner has no proved phone number or address. */
export type PublishListingFailure =
  'unconfirmed' | ListingWriteFailure | { readonly kind: 'invalid'; readonly errors: DraftErrors };

/**
 * Publishes a draft for 60 days. Publishing the same draft again succeeds and changes nothing. An owner whose account is not stored yet,
 * because the network was lost right after signing up, gets it first.
 */
export class PublishListing {
  readonly #listings: ListingRepository;
  readonly #users: Pick<UserRepository, 'create'>;
  readonly #clock: Clock;
  readonly #confirmation: Pick<CheckConfirmation, 'execute'>;

  constructor(
    listings: ListingRepository,
    users: Pick<UserRepository, 'create'>,
    clock: Clock,
    confirmation: Pick<CheckConfirmation, 'execute'>,
  ) {
    this.#listings = listings;
    this.#users = users;
    this.#clock = clock;
    this.#confirmation = confirmation;
  }

  async execute(draft: ListingDraft, owner: UserProfile): Promise<Result<Listing, PublishListingFailure>> {
    const checked = validateDraft(draft);
    if (!checked.ok) return failure({ kind: 'invalid', errors: checked.failure });
    if (freeListingsLeft(owner) === 0) return failure('quota-reached');
    if (!(await this.#confirmation.execute())) return failure('unconfirmed');
    const listing = newListing(checked.value, owner, this.#clock.now());
    const published = await this.#publish(listing, owner);
    if (published.ok || published.failure === 'already-published') return success(listing);
    return failure(published.failure === 'no-account' ? 'unknown' : published.failure);
  }

  async #publish(listing: Listing, owner: UserProfile): ReturnType<ListingRepository['publish']> {
    const published = await this.#listings.publish(listing);
    if (published.ok || published.failure !== 'no-account') return published;
    const created = await this.#users.create(owner);
    return created.ok ? this.#listings.publish(listing) : created;
  }
}
