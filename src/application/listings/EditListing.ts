import type { UserProfile } from '../../domain/account/UserProfile';
import type { DraftErrors } from '../../domain/listings/draft/DraftError';
import { editListing } from '../../domain/listings/draft/editListing';
import type { Listing } from '../../domain/listings/Listing';
import type { ListingDraft } from '../../domain/listings/draft/ListingDraft';
import type { Photo } from '../../domain/listings/Photo';
import { hasSameContent } from '../../domain/listings/draft/draftContent';
import { validateDraft } from '../../domain/listings/draft/validateDraft';
import type { ReviewSettings } from '../../domain/listings/review/ReviewSettings';
import { reviewed } from '../../domain/listings/review/reviewReason';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { Clock } from '../shared/Clock';
import type { ListingRepository, ListingWriteFailure } from './ListingRepository';
import type { PhotoRepository } from './PhotoRepository';
import type { ReviewSettingsRepository } from './ReviewSettingsRepository';
import { underSettings } from './underSettings';

export type EditListingFailure =
  | 'illegal-transition'
  | 'missing'
  | ListingWriteFailure
  /** The stored listing is no longer the one that was edited. */
  | { readonly kind: 'changed-meanwhile'; readonly stored: Listing }
  | { readonly kind: 'invalid'; readonly errors: DraftErrors };

/**
 * Changes texts, fields, photos or price of a listing; its expiry stays. It is submitted where the settings of the moderation ask for a
 * review (`reviewReason`). Photos that are no longer used are removed.
 */
export class EditListing {
  readonly #listings: ListingRepository;
  readonly #photos: Pick<PhotoRepository, 'remove'>;
  readonly #clock: Clock;
  readonly #settings: ReviewSettingsRepository;

  constructor(
    listings: ListingRepository,
    photos: Pick<PhotoRepository, 'remove'>,
    clock: Clock,
    settings: ReviewSettingsRepository,
  ) {
    this.#listings = listings;
    this.#photos = photos;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** `draft` has the id of the listing; `known`: see `PublishListing`; `seen` is the listing that it was made from. */
  async execute(
    draft: ListingDraft,
    owner: UserProfile,
    known: ReviewSettings | null,
    seen: Listing | null,
  ): Promise<Result<Listing, EditListingFailure>> {
    const checked = validateDraft(draft);
    if (!checked.ok) return failure({ kind: 'invalid', errors: checked.failure });
    if (seen === null) return failure('missing');
    let stored = seen;
    const edited = await underSettings(this.#settings, known, (settings) =>
      this.#listings.change(draft.id, (listing): Result<Listing, 'illegal-transition' | 'changed-meanwhile'> => {
        stored = listing;
        const now = this.#clock.now();
        const next = editListing(listing, checked.value, owner, now);
        if (!next.ok) return next;
        return isExpected(listing, seen, next.value)
          ? success(reviewed(next.value, listing, owner, settings, now))
          : failure('changed-meanwhile');
      }),
    );
    if (!edited.ok)
      return failure(edited.failure === 'changed-meanwhile' ? { kind: edited.failure, stored } : edited.failure);
    await this.#forget(stored.photos.filter(({ id }) => edited.value.photos.every((photo) => photo.id !== id)));
    return success(edited.value);
  }

  /** A photo that cannot be removed does not make the edit fail. */
  async #forget(photos: readonly Photo[]): Promise<void> {
    if (photos.length > 0) await this.#photos.remove(photos);
  }
}

/**
 * The stored listing is the one that was seen, or already the edited one: the answer to a first attempt may have been
 * lost.
 */
function isExpected(stored: Listing, seen: Listing, next: Listing): boolean {
  return hasSameContent(stored, seen) || hasSameContent(stored, next);
}
