import type { PhotoUses } from '../../../../../src/application/listings/sweep/PhotoUses';
import type { Listing } from '../../../../../src/domain/listings/Listing';

export class InMemoryPhotoUses implements PhotoUses {
  readonly listings = new Map<string, Listing>();
  /** Ids of photos that were sent in messages. */
  readonly sent = new Set<string>();
  /** Ids of portraits by account. */
  readonly portraits = new Map<string, string>();

  async usedAmong(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const shown = [...this.listings.values()]
      .filter(({ state }) => state !== 'deleted')
      .flatMap(({ photos }) => photos.map(({ id }) => id));
    const used = new Set([...shown, ...this.sent, ...this.portraits.values()]);
    return new Set(photoIds.filter((id) => used.has(id)));
  }
}
