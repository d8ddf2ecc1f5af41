import type { ListingCard } from '../../domain/listings/Listing';
import type { Price } from '../../domain/listings/Price';
import { at } from '../../domain/search/at';
import type { ListingIndexCards } from './ListingIndexCards';
import { type ListingIndexColumns, NO_PRICE, traits } from './ListingIndexColumns';

/** Puts a card together again. */
export function cardOf(listing: number, columns: ListingIndexColumns, cards: ListingIndexCards): ListingCard {
  const [title, fields, photos] = cards.of(listing);
  const has = at(columns.traits, listing);
  const is = (trait: number): boolean => (has & trait) !== 0;
  return {
    id: at(columns.ids, listing),
    title,
    fields,
    photos,
    price: priceOf(at(columns.price, listing), is(traits.calledGift)),
    categoryId: at(columns.categories.values, at(columns.category, listing)),
    kind: is(traits.wanted) ? 'wanted' : 'offer',
    location: at(columns.locations.values, at(columns.location, listing)),
    handover: { inPerson: is(traits.inPerson), delivery: is(traits.delivery) },
    state: is(traits.reserved) ? 'reserved' : 'online',
    publishedAt: at(columns.publishedAt, listing),
    seller: { kind: is(traits.professional) ? 'professional' : 'private' },
  };
}

function priceOf(euros: number, isCalledGift: boolean): Price {
  if (isCalledGift) return { kind: 'gift' };
  return euros === NO_PRICE ? { kind: 'on-request' } : { kind: 'amount', euros };
}
