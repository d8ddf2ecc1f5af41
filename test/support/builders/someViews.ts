import { CountListingView } from '../../../src/application/listings/CountListingView';
import type { ListingViews } from '../../../src/application/listings/ListingViews';
import { success } from '../../../src/domain/shared/Result';

/** View counts in memory; `counted` lists the ids of counted listings in order. */
export function someViews(
  known: Readonly<Record<string, number>> = {},
): ListingViews & { readonly counted: readonly string[] } {
  const counted: string[] = [];
  return {
    counted,
    count: (id) => {
      counted.push(id);
      return Promise.resolve(success());
    },
    of: (ids) => Promise.resolve(success(new Map(ids.map((id) => [id, known[id] ?? 0])))),
  };
}

/** Counts views in a browser that has counted none. */
export function countingIn(views: ListingViews): CountListingView {
  const marks = new Set<string>();
  return new CountListingView(views, { isCounted: (id) => marks.has(id), markCounted: (id) => void marks.add(id) });
}

export function noViews(): CountListingView {
  return countingIn(someViews());
}
