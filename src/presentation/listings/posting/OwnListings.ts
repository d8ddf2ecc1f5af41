import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { Clock } from '../../../application/shared/Clock';
import { findDuplicate } from '../../../domain/listings/draft/duplicates';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import type { Listing } from '../../../domain/listings/Listing';

/** The other listings of the person who writes one, among which a duplicate is looked for. */
export class OwnListings {
  listings: readonly Listing[] = [];
  readonly #repository: Pick<ListingRepository, 'ownedBy'>;
  readonly #clock: Clock;
  #ownerId = '';

  constructor(repository: Pick<ListingRepository, 'ownedBy'>, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    makeAutoObservable(this, { listings: observableRef }, { autoBind: true });
  }

  duplicateOf({ id, title }: ListingDraft): Listing | undefined {
    const others = this.listings.filter((listing) => listing.id !== id);
    return title.trim() === '' ? undefined : findDuplicate(title, others, this.#clock.now());
  }

  async load(ownerId: string): Promise<void> {
    this.#ownerId = ownerId;
    const own = await this.#repository.ownedBy(ownerId);
    if (own.ok && ownerId === this.#ownerId) runInAction(() => void (this.listings = own.value));
  }
}
