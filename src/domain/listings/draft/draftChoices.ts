import { findCategory } from '../catalogue/categories';
import { deduceFields } from './deduceFields';
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

/** The values that the title gives to fields of the category: see `deduceFields`. */
export function deducedFields({ title, categoryId }: ListingDraft): Readonly<Record<string, string>> {
  return deduceFields(title, findCategory(categoryId ?? '')?.fields ?? []);
}

/** Changes of the title or the category, and with them of the fields that they give values to. What somebody has written stays. */
export function withDeducedFields(draft: ListingDraft, changes: Partial<ListingDraft>): Partial<ListingDraft> {
  const [before, after] = [deducedFields(draft), deducedFields({ ...draft, ...changes })];
  const fields = { ...draft.fields };
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if ((fields[id] ?? '') === '' || fields[id] === before[id]) fields[id] = after[id] ?? '';
  }
  return { ...changes, fields };
}
