/** What is wrong with one entry of a draft. */
export type DraftError =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-short'; readonly minimum: number }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'not-a-whole-number' }
  | { readonly kind: 'ambiguous-number' }
  | { readonly kind: 'out-of-range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'not-a-month' }
  | { readonly kind: 'unknown-choice' }
  | { readonly kind: 'price-kind-refused' }
  | { readonly kind: 'range-upside-down' }
  | { readonly kind: 'not-a-siret' };

export const required: DraftError = { kind: 'required' };

/** Errors by entry, in the order of the form; fields of the category are `fields.<id>`. */
export type DraftErrors = ReadonlyMap<DraftEntry, DraftError>;

export type DraftEntry =
  | 'categoryId'
  | 'title'
  | 'description'
  | 'price'
  | 'photos'
  | 'location'
  | 'handover'
  | 'companyName'
  | 'siret'
  | `fields.${string}`;
