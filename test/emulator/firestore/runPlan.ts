import { compareValues } from './compareValues';
import { requiredConditions, type FieldCondition } from './condition';
import type { DocumentStore } from './DocumentStore';
import { comparePaths, relativePath } from './documentPath';
import { matches, valueIn } from './matches';
import type { Bound, Order, QueryPlan } from './QueryPlan';
import type { StoredCollection } from './StoredCollection';
import type { StoredDocument } from './StoredDocument';

/** The documents that the query asks for, whole and in its order. */
export function runPlan(store: DocumentStore, plan: QueryPlan): StoredDocument[] {
  const end = plan.limit === null ? Infinity : plan.offset + plan.limit;
  const [onlyOrder] = plan.orders;
  const collections = store.collections(plan.parent, plan.collectionId, plan.allDescendants);
  // One collection comes in the order of its names: enough is enough.
  const inOrder = plan.orders.length === 1 && onlyOrder?.descending === false && collections.length <= 1;
  const found: StoredDocument[] = [];
  for (const document of collections.flatMap((collection) => candidates(collection, plan))) {
    if (inOrder && found.length >= end) break;
    if (belongs(document, plan)) found.push(document);
  }
  if (!inOrder) found.sort((a, b) => compareDocuments(a, b, plan.orders));
  return found.slice(plan.offset, end);
}

function candidates(collection: StoredCollection, plan: QueryPlan): StoredDocument[] {
  const required = requiredConditions(plan.condition);
  const named = required.find(({ field, operator }) => isName(field) && (operator === '==' || operator === 'in'));
  if (named !== undefined) return namedDocuments(collection, named);
  const counted = required
    .filter(({ field, operator }) => operator === '==' && !isName(field))
    .map(({ field, value }) => ({ field, value, count: collection.countWith(field, value) }));
  const rarest = counted.sort((a, b) => a.count - b.count)[0];
  // To sort a large share of the collection costs more than to walk it.
  const rare = rarest !== undefined && rarest.count < collection.size / 8;
  return [...(rare ? collection.inOrderWith(rarest.field, rarest.value) : collection.inOrder())];
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

/** Where the document stands: negative before the bound, 0 on it, positive after it. */
function place(document: StoredDocument, { values }: Bound, orders: readonly Order[]): number {
  for (const [at, bound] of values.entries()) {
    const order = orders[at];
    const value = order && valueIn(document, order.field);
    if (value === undefined) return 0;
    const compared = compareValues(value, bound);
    if (compared !== 0) return order?.descending === true ? -compared : compared;
  }
  return 0;
}

function compareDocuments(a: StoredDocument, b: StoredDocument, orders: readonly Order[]): number {
  const values = orders.map(({ field }) => valueIn(b, field)).filter((value) => value !== undefined);
  return place(a, { values, before: false }, orders);
}
