import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import type { Field } from '../../../domain/listings/catalogue/Field';
import type { ListingKind, SellerKind } from '../../../domain/listings/Listing';
import type { SellerSeniority } from '../../../domain/listings/sellerSeniority';
import type {
  FieldFilter,
  NumberRange,
  PlaceFilter,
  SearchCriteria,
} from '../../../domain/search/criteria/SearchCriteria';
import { withChoice, withField, withoutField, withCategory } from '../criteriaChanges';

/** An active filter, and the search without it. The query and the sort are not filters. */
export type ActiveFilter = FilterMeaning & { readonly key: string; readonly without: SearchCriteria };

export type FilterMeaning =
  | { readonly kind: 'family'; readonly family: FamilyId }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'listing-kind'; readonly value: ListingKind }
  | { readonly kind: 'seller'; readonly value: SellerKind }
  | { readonly kind: 'seniority'; readonly value: SellerSeniority }
  | { readonly kind: 'price'; readonly range: NumberRange }
  | { readonly kind: 'gift' }
  | { readonly kind: 'photo' }
  | { readonly kind: 'delivery' }
  | { readonly kind: 'not-reserved' }
  | { readonly kind: 'title-only' }
  | { readonly kind: 'place'; readonly place: PlaceFilter }
  | { readonly kind: 'field-value'; readonly field: Field; readonly value: string }
  | { readonly kind: 'field-range'; readonly field: Field; readonly range: NumberRange }
  | { readonly kind: 'field-set'; readonly field: Field };

/** In the order in which the filters are offered. */
export function activeFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  return [
    ...categoryFilters(criteria),
    ...placeFilters(criteria),
    ...priceFilters(criteria),
    ...fieldFilters(criteria),
    ...otherFilters(criteria),
  ];
}

/** Removing a category leaves its family; removing a family leaves all. */
function categoryFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { family, categoryId } = criteria;
  if (categoryId !== undefined) {
    const wider = findCategory(categoryId)?.family;
    return [
      {
        kind: 'category',
        categoryId,
        key: 'category',
        without: withCategory(criteria, wider === undefined ? {} : { family: wider }),
      },
    ];
  }
  return family === undefined ? [] : [{ kind: 'family', family, key: 'family', without: withCategory(criteria, {}) }];
}

function placeFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { place } = criteria;
  return place === undefined
    ? []
    : [{ kind: 'place', place, key: 'place', without: withChoice(criteria, 'place', null) }];
}

function priceFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { price, giftOnly } = criteria;
  const isBounded = price.minimum !== undefined || price.maximum !== undefined;
  return [
    ...(isBounded ? [{ kind: 'price', range: price, key: 'price', without: { ...criteria, price: {} } } as const] : []),
    ...(giftOnly ? [{ kind: 'gift', key: 'gift', without: { ...criteria, giftOnly: false } } as const] : []),
  ];
}

function otherFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { kind, seller, seniority, withPhoto, delivery, hideReserved, titleOnly } = criteria;
  return [
    ...(kind === undefined
      ? []
      : [{ kind: 'listing-kind', value: kind, key: 'kind', without: withChoice(criteria, 'kind', null) } as const]),
    ...(seller === undefined
      ? []
      : [{ kind: 'seller', value: seller, key: 'seller', without: withChoice(criteria, 'seller', null) } as const]),
    ...(seniority === undefined
      ? []
      : [
          {
            kind: 'seniority',
            value: seniority,
            key: 'seniority',
            without: withChoice(criteria, 'seniority', null),
          } as const,
        ]),
    ...(withPhoto ? [{ kind: 'photo', key: 'photo', without: { ...criteria, withPhoto: false } } as const] : []),
    ...(delivery ? [{ kind: 'delivery', key: 'delivery', without: { ...criteria, delivery: false } } as const] : []),
    ...(hideReserved
      ? [{ kind: 'not-reserved', key: 'not-reserved', without: { ...criteria, hideReserved: false } } as const]
      : []),
    ...(titleOnly
      ? [{ kind: 'title-only', key: 'title-only', without: { ...criteria, titleOnly: false } } as const]
      : []),
  ];
}

function fieldFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const fields = criteria.categoryId === undefined ? [] : (findCategory(criteria.categoryId)?.fields ?? []);
  return fields.flatMap((field) => {
    const filter = criteria.fields[field.id];
    return filter === undefined ? [] : ofField(criteria, field, filter);
  });
}

function ofField(criteria: SearchCriteria, field: Field, filter: FieldFilter): readonly ActiveFilter[] {
  const without = withoutField(criteria, field.id);
  if (filter.kind === 'set') return [{ kind: 'field-set', field, key: field.id, without }];
  if (filter.kind === 'range') return [{ kind: 'field-range', field, range: filter, key: field.id, without }];
  return filter.values.map((value) => ({
    kind: 'field-value',
    field,
    value,
    key: `${field.id} ${value}`,
    without: withField(criteria, field.id, {
      kind: 'any-of',
      values: filter.values.filter((other) => other !== value),
    }),
  }));
}
