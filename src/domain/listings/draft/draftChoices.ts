import { findCategory } from '../catalogue/categories';
import type { ListingKind } from '../Listing';
import type { ListingDraft } from './ListingDraft';
import { priceKindsOf } from '../priceKinds';

/** What choosing a category changes in a draft: a price that the trade refuses becomes an amount, and property is not delivered. */
export function chooseCategory({ kind, priceKind, handover }: ListingDraft, categoryId: string): Partial<ListingDraft> {
  const category = findCategory(categoryId);
  if (category === undefined) return { categoryId };
  return {
    categoryId,
    priceKind: priceKindsOf(kind, category.price).includes(priceKind) ? priceKind : 'amount',
    handover: category.family === 'immobilier' ? { inPerson: true, delivery: false } : handover,
  };
}

/** What turning an offer into a wanted listing, or back, changes in a draft: its price is an amount, or left out. */
export function chooseKind(kind: ListingKind): Partial<ListingDraft> {
  return { kind, priceKind: 'amount' };
}
