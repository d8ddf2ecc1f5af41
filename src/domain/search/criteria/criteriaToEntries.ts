import { foldText } from '../../shared/foldText';
import { asksNothing } from '../matching/matchesFilters';
import {
  DEFAULT_RADIUS_KM,
  type FieldFilter,
  type NumberRange,
  type PlaceFilter,
  type SearchCriteria,
} from './SearchCriteria';
import { kindWords, sellerWords, sortWords } from './criteriaWords';

type Entry = readonly [key: string, value: string];

/**
 * A search as the entries of a URL, such as `['q', 'vélo']`: without defaults and always in this order, so that equal
 * searches have equal URLs. `criteriaFromEntries` reads them back.
 */
export function criteriaToEntries(criteria: SearchCriteria): [string, string][] {
  const {
    query,
    titleOnly,
    family,
    categoryId,
    kind,
    seller,
    seniority,
    giftOnly,
    withPhoto,
    delivery,
    hideReserved,
    sort,
  } = criteria;
  const entries: Entry[] = [
    ['q', query.trim() === '' ? '' : query],
    ['titre', titleOnly ? '1' : ''],
    // A category implies its family.
    ['famille', categoryId === undefined ? (family ?? '') : ''],
    ['categorie', categoryId ?? ''],
    ['type', kind === undefined ? '' : kindWords[kind]],
    ['vendeur', seller === undefined ? '' : sellerWords[seller]],
    ['anciennete', bound(seniority)],
    ...rangeEntries(criteria.price),
    ['don', giftOnly ? '1' : ''],
    ['photo', withPhoto ? '1' : ''],
    ['livraison', delivery ? '1' : ''],
    ['sans_reservees', hideReserved ? '1' : ''],
    ...(categoryId === undefined ? [] : fieldEntries(criteria.fields)),
    ...(criteria.place === undefined ? [] : placeEntries(criteria.place)),
    ['tri', sort === 'relevance' ? '' : sortWords[sort]],
  ];
  return entries.filter(([, value]) => value !== '').map(([key, value]) => [key, value]);
}

function rangeEntries({ minimum, maximum }: NumberRange): readonly Entry[] {
  return [
    ['prix_min', bound(minimum)],
    ['prix_max', bound(maximum)],
  ];
}

function fieldEntries(fields: SearchCriteria['fields']): readonly Entry[] {
  return Object.entries(fields)
    .filter(([, filter]) => !asksNothing(filter))
    .map(([id, filter]): Entry => [`f_${id}`, fieldText(filter)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function fieldText(filter: FieldFilter): string {
  switch (filter.kind) {
    case 'any-of':
      return [...filter.values].sort(byFoldedText).map(escapeComma).join(',');
    case 'range':
      return `${bound(filter.minimum)}..${bound(filter.maximum)}`;
    case 'set':
      return '1';
  }
}

function byFoldedText(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  if (first === second) return one < other ? -1 : 1;
  return first < second ? -1 : 1;
}

function placeEntries({
  communeCode,
  communeName,
  postalCode,
  latitude,
  longitude,
  radiusKm,
}: PlaceFilter): readonly Entry[] {
  const place = [communeCode, communeName.replaceAll('~', ' '), postalCode, latitude, longitude].join('~');
  return [
    ['lieu', place],
    ['rayon', radiusKm === DEFAULT_RADIUS_KM ? '' : bound(radiusKm)],
  ];
}

function bound(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function escapeComma(value: string): string {
  return value.replace(/[%,]/g, (sign) => (sign === ',' ? '%2C' : '%25'));
}
