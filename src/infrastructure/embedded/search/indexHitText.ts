import { itemAt } from '../../../domain/shared/itemAt';
import type { ListingIndexCards } from './ListingIndexCards';
import { type ListingIndexColumns, NO_PRICE, traits } from './ListingIndexColumns';

/**
 * The JSON of a `SearchHit`, written by hand: building objects to serialise would cost more, and a search that finds little
 * spends most of its time here. `distanceKm` is NaN when there is no distance.
 */
export function indexHitText(
  listing: number,
  distanceKm: number,
  columns: ListingIndexColumns,
  cards: ListingIndexCards,
): string {
  const has = columns.traits[listing] ?? 0;
  const is = (trait: number): boolean => (has & trait) !== 0;
  const card = [
    `"id":${JSON.stringify(itemAt(columns.ids, listing))}`,
    `"price":${priceText(columns.price[listing] ?? NO_PRICE, is(traits.calledGift))}`,
    `"categoryId":${JSON.stringify(itemAt(columns.categories.values, columns.category[listing] ?? 0))}`,
    `"kind":"${is(traits.wanted) ? 'wanted' : 'offer'}"`,
    `"location":${itemAt(columns.locationTexts, columns.location[listing] ?? 0)}`,
    `"handover":{"inPerson":${is(traits.inPerson)},"delivery":${is(traits.delivery)}}`,
    `"state":"${is(traits.reserved) ? 'reserved' : 'online'}"`,
    `"publishedAt":${columns.publishedAt[listing] ?? 0}`,
    `"seller":{"kind":"${is(traits.professional) ? 'professional' : 'private'}","memberSince":${columns.memberSince[listing] ?? 0}}`,
    cards.textOf(listing).slice(1),
  ].join();
  return Number.isNaN(distanceKm) ? `{"listing":{${card}}` : `{"listing":{${card},"distanceKm":${distanceKm}}`;
}

function priceText(euros: number, isCalledGift: boolean): string {
  if (isCalledGift) return '{"kind":"gift"}';
  return euros === NO_PRICE ? '{"kind":"on-request"}' : `{"kind":"amount","euros":${euros}}`;
}
