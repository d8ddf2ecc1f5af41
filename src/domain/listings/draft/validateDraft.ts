import { failure, success, type Result } from '../../shared/Result';
import { trimmedText } from '../../shared/trimmedText';
import { findCategory } from '../catalogue/categories';
import type { Category } from '../catalogue/Category';
import { required, type DraftEntry, type DraftError, type DraftErrors } from './DraftError';
import type { FieldValue, FieldValues } from '../catalogue/Field';
import type { Listing, SellerCard } from '../Listing';
import type { ListingDraft } from './ListingDraft';
import { activeFields, parseField } from '../catalogue/parseField';
import { parsePrice } from '../parsePrice';
import type { Price } from '../Price';
import { priceKindsOf } from '../priceKinds';
import { isSiret } from '../Siret';

export const TITLE_LENGTH = { minimum: 5, maximum: 100 } as const;
export const DESCRIPTION_LENGTH = { minimum: 10, maximum: 4000 } as const;

/** The content of a valid draft: all of a listing except its owner and dates. */
export type CheckedDraft = Pick<
  Listing,
  'id' | 'kind' | 'categoryId' | 'title' | 'description' | 'price' | 'fields' | 'location' | 'photos' | 'handover'
> & { readonly seller: Pick<SellerCard, 'kind' | 'company'> };

/** A draft’s content without the entries that have a mistake. */
export type ValidContent = Partial<CheckedDraft> & Pick<CheckedDraft, 'id' | 'kind' | 'photos' | 'handover' | 'seller'>;

/**
 * Checks a whole draft; the failure holds all mistakes in the order of the form. A wanted listing needs none of the
 * category’s fields.
 */
export function validateDraft(draft: ListingDraft): Result<CheckedDraft, DraftErrors> {
  const { content, errors } = checkDraft(draft);
  const { categoryId, description, fields, location, price, title } = content;
  if (errors.size > 0 || !title || !categoryId || !description || !price || !fields || !location)
    return failure(errors);
  return success({ ...content, title, categoryId, description, price, fields, location });
}

/** What of a draft can be shown already. */
export function validContent(draft: ListingDraft): ValidContent {
  return checkDraft(draft).content;
}

function checkDraft(draft: ListingDraft): { readonly content: ValidContent; readonly errors: DraftErrors } {
  const errors = new Map<DraftEntry, DraftError>();
  const note = <Value>(entry: DraftEntry, result: Result<Value, DraftError>): Value | undefined => {
    if (result.ok) return result.value;
    errors.set(entry, result.failure);
    return undefined;
  };

  const title = note('title', checkText(inOneLine(draft.title), TITLE_LENGTH));
  const category = note('categoryId', checkCategory(draft.categoryId));
  const fields = category && checkFields(draft, category, note);
  const description = note('description', checkText(draft.description, DESCRIPTION_LENGTH));
  const price = category && note('price', checkPrice(draft, category));
  const location = note('location', draft.location === null ? failure(required) : success(draft.location));
  note('handover', draft.handover.inPerson || draft.handover.delivery ? success() : failure(required));
  const seller = checkSeller(draft, note);

  const { id, kind, photos, handover } = draft;
  const content = {
    id,
    kind,
    photos,
    handover,
    seller,
    ...(title !== undefined && { title }),
    ...(category && { categoryId: category.id }),
    ...(description !== undefined && { description }),
    ...(price && { price }),
    ...(fields && { fields }),
    ...(location && { location }),
  };
  return { content, errors };
}

type RecordError = <Value>(entry: DraftEntry, result: Result<Value, DraftError>) => Value | undefined;

/** A text that was pasted, or read from storage, may have line breaks where no field can show them. */
function inOneLine(typed: string): string {
  return typed.replace(/[\n\r\u2028\u2029]+/g, ' ');
}

function checkText(
  typed: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): Result<string, DraftError> {
  const text = trimmedText(typed);
  if (text === '') return failure(required);
  // The rules count characters for the minimum: an emoji is one of them, and two units of a text.
  if ([...text].length < minimum) return failure({ kind: 'too-short', minimum });
  if (text.length > maximum) return failure({ kind: 'too-long', maximum });
  return success(text);
}

function checkCategory(id: string | null): Result<Category, DraftError> {
  const category = id === null ? undefined : findCategory(id);
  return category === undefined ? failure(required) : success(category);
}

/** A wanted listing may leave the price out: it is « sur demande ». */
function checkPrice({ kind, priceKind, price }: ListingDraft, { price: rules }: Category): Result<Price, DraftError> {
  if (!priceKindsOf(kind, rules).includes(priceKind)) return failure({ kind: 'price-kind-refused' });
  if (priceKind !== 'amount') return success({ kind: priceKind });
  if (trimmedText(price) === '') return kind === 'wanted' ? success({ kind: 'on-request' }) : failure(required);
  const euros = parsePrice(price);
  return euros.ok ? success({ kind: 'amount', euros: euros.value }) : euros;
}

function checkFields(draft: ListingDraft, category: Category, note: RecordError): FieldValues {
  const values: Record<string, FieldValue> = {};
  for (const field of activeFields(category.fields, draft.fields)) {
    const typed = draft.fields[field.id] ?? '';
    const entry: DraftEntry = `fields.${field.id}`;
    if (trimmedText(typed) === '') {
      if (field.required && draft.kind === 'offer') note(entry, failure(required));
      continue;
    }
    const value = note(entry, parseField(field, typed));
    if (value !== undefined) values[field.id] = value;
  }
  const { energyCostMinimum, energyCostMaximum } = values;
  if (Number(energyCostMinimum) > Number(energyCostMaximum))
    note('fields.energyCostMaximum', failure({ kind: 'range-upside-down' }));
  return values;
}

function checkSeller(
  { sellerKind, companyName, siret }: ListingDraft,
  note: RecordError,
): Pick<SellerCard, 'kind' | 'company'> {
  if (sellerKind === 'private') return { kind: 'private' };
  const name = note('companyName', checkText(inOneLine(companyName), { minimum: 2, maximum: 100 })) ?? '';
  note(
    'siret',
    trimmedText(siret) === '' ? failure(required) : isSiret(siret) ? success() : failure({ kind: 'not-a-siret' }),
  );
  return { kind: 'professional', company: { name, siret: siret.replace(/\s/g, '') } };
}
