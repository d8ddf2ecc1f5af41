import type { Instant } from './Instant';

/** Where an item stands in a list that is sorted by a time, then by id. */
export interface Place {
  readonly at: Instant;
  readonly id: string;
}

interface OrderedPage<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; null after the last. */
  readonly next: Place | null;
}

/** At most `limit` items that follow `after`, the oldest first, or the newest for `isNewestFirst`. */
export function orderedPage<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place,
  isNewestFirst: boolean,
  after: Place | null,
  limit: number,
): OrderedPage<Item> {
  const direction = isNewestFirst ? -1 : 1;
  const order = (one: Place, other: Place) => direction * (one.at - other.at || compareIds(one.id, other.id));
  const left = items.filter((item) => after === null || order(after, placeOf(item)) < 0);
  const page = left.toSorted((one, other) => order(placeOf(one), placeOf(other))).slice(0, limit);
  const last = page.at(-1);
  return { items: page, next: last === undefined || left.length <= limit ? null : placeOf(last) };
}

function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
