import type { ProtoValue } from '../../rules/rulesValueOf';
import { compareValues } from '../values/compareValues';
import { requiredConditions, type FieldCondition } from './condition';
import type { DocumentStore } from '../DocumentStore';
import { comparePaths, relativePath } from '../values/documentPath';
import { matches, valueIn } from './matches';
import type { Bound, Order, QueryPlan } from './QueryPlan';
import type { StoredCollection } from './StoredCollection';
import type { StoredDocument } from '../values/StoredDocument';

/** The documents that match the query, with all fields, in its order. */
export function runPlan(store: DocumentStore, plan: QueryPlan): StoredDocument[] {
  const end = plan.limit === null ? Infinity : plan.offset + plan.limit;
  const collections = store.collections(plan.parent, plan.collectionId, plan.allDescendants);
  const [only] = collections;
  // One collection is already sorted by name: reading can stop at the limit.
  if (only !== undefined && collections.length === 1 && isByName(plan.orders)) {
    return firstOf(candidates(only, plan), plan, end).slice(plan.offset);
  }
  const found = collections.flatMap((collection) => firstOf(candidates(collection, plan), plan, Infinity));
  return inOrder(found, plan.orders).slice(plan.offset, end);
}

const isByName = ([first]: readonly Order[]): boolean => first?.field[0] === '__name__' && !first.descending;

function firstOf(documents: Iterable<StoredDocument>, plan: QueryPlan, most: number): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of documents) {
    if (found.length >= most) break;
    if (belongs(document, plan)) found.push(document);
  }
  return found;
}

/** A superset of the matching documents, sorted by name; a small one when an equality matches few documents. */
function candidates(collection: StoredCollection, plan: QueryPlan): Iterable<StoredDocument> {
  const required = requiredConditions(plan.condition);
  const named = required.find(({ field, operator }) => isName(field) && (operator === '==' || operator === 'in'));
  if (named !== undefined) return namedDocuments(collection, named);
  const counted = required
    .filter(({ field, operator }) => operator === '==' && !isName(field))
    .map(({ field, value }) => ({ field, value, count: collection.countWith(field, value) }));
  const rarest = counted.sort((a, b) => a.count - b.count)[0];
  // Sorting a large share of the collection would take longer than reading all of it.
  const rare = rarest !== undefined && rarest.count < collection.size / 8;
  return rare ? collection.inOrderWith(rarest.field, rarest.value) : collection.inOrder();
}

const isName = (field: readonly string[]): boolean => field[0] === '__name__';

function namedDocuments(collection: StoredCollection, { operator, value }: FieldCondition): StoredDocument[] {
  const names = operator === 'in' ? (value.arrayValue?.values ?? []) : [value];
  const paths = new Set(names.map(({ referenceValue = '' }) => relativePath(referenceValue)));
  return [...paths].sort(comparePaths).flatMap((path) => collection.get(path) ?? []);
}

function belongs(document: StoredDocument, { condition, orders, startAt, endAt }: QueryPlan): boolean {
  return (
    matches(condition, document) &&
    orders.every(({ field }) => valueIn(document, field) !== undefined) &&
    (startAt === null || isAfterStart(place(document, startAt, orders), startAt)) &&
    (endAt === null || isBeforeEnd(place(document, endAt, orders), endAt))
  );
}

const isAfterStart = (order: number, { before }: Bound): boolean => (before ? order >= 0 : order > 0);

const isBeforeEnd = (order: number, { before }: Bound): boolean => (before ? order < 0 : order <= 0);

/** Negative if the document is before the bound, 0 if on it, positive if after it. */
const place = (document: StoredDocument, { values }: Bound, orders: readonly Order[]): number =>
  compareAlong(orders, valuesIn(document, orders), values);

function inOrder(documents: readonly StoredDocument[], orders: readonly Order[]): StoredDocument[] {
  const placed = documents.map((document) => ({ document, values: valuesIn(document, orders) }));
  return placed.sort((a, b) => compareAlong(orders, a.values, b.values)).map(({ document }) => document);
}

const valuesIn = (document: StoredDocument, orders: readonly Order[]): ProtoValue[] =>
  orders.flatMap(({ field }) => valueIn(document, field) ?? []);

/** Compares only the values that both sides have. */
function compareAlong(orders: readonly Order[], left: readonly ProtoValue[], right: readonly ProtoValue[]): number {
  for (const [at, { descending }] of orders.entries()) {
    const [a, b] = [left[at], right[at]];
    if (a === undefined || b === undefined) return 0;
    const compared = compareValues(a, b);
    if (compared !== 0) return descending ? -compared : compared;
  }
  return 0;
}
