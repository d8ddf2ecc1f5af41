import { findCategory } from '../catalogue/categories';
import type { ListingKind } from '../Listing';
import type { ListingDraft } from './ListingDraft';
import { priceKindsOf } from '../priceKinds';

/**
 * The changes that choosing a category makes: a price kind that the category does not allow becomes an amount, and
 * property is not delivered.
 */
export function chooseCategory({ kind, priceKind, handover }: ListingDraft, categoryId: string): Partial<ListingDraft> {
  const category = findCategory(categoryId);
  if (category === undefined) return { categoryId };
  return {
    categoryId,
    priceKind: priceKindsOf(kind, category.price).includes(priceKind) ? priceKind : 'amount',
    handover: category.family === 'immobilier' ? { inPerson: true, delivery: false } : handover,
  };
}

/** The changes that switching between offer and wanted makes: the price kind becomes an amount. */
export function chooseKind(kind: ListingKind): Partial<ListingDraft> {
  return { kind, priceKind: 'amount' };
}
