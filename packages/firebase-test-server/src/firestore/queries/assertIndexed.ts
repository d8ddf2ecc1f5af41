import type { FieldCondition } from './condition';
import { disjunctionsOf } from './disjunctionsOf';
import { EngineError } from '../EngineError';
import { fieldPathSegments, fieldPathText } from './fieldPath';
import { singleFieldIndexes, type FirestoreIndexes, type IndexKind, type IndexScope } from './FirestoreIndexes';
import type { Order, QueryPlan } from './QueryPlan';

/**
 * Throws FAILED_PRECONDITION for a query that production would refuse for lack of an index, INVALID_ARGUMENT for one with too many
 * filters, which Google's emulator answers.
 *
 * An index serves a query when it begins with fields of the query's equalities and ends with its order. Several such indexes are
 * merged until they cover every equality. The automatic indexes of single fields count too.
 */
export function assertIndexed(plan: QueryPlan, indexes: FirestoreIndexes): void {
  const groups = disjunctionsOf(plan.condition);
  assertFewFilters(groups, plan);
  for (const group of groups) {
    const need = needOf(group, plan.orders);
    if (!isServed(need, plan, indexes)) {
      const stated = [...need.equal, ...need.contained, ...need.orders.map(orderText)].join(', ');
      throw new EngineError(
        'FAILED_PRECONDITION',
        `The query requires an index on ${plan.collectionId}: ${stated}, __name__ ${directionOf(need.nameDescending)}.`,
      );
    }
  }
}

const mostFilters = 100;

/** Firestore's limit: filters, counted in disjunctive normal form, with sort orders and a parent document. */
function assertFewFilters(groups: readonly (readonly FieldCondition[])[], { statedOrders, parent }: QueryPlan): void {
  const filters = groups.reduce((sum, group) => sum + group.length, 0);
  const count = filters + statedOrders.length + (parent === '' ? 0 : 1);
  if (count <= mostFilters) return;
  throw new EngineError(
    'INVALID_ARGUMENT',
    `A query has at most ${mostFilters} filters and sort orders in disjunctive normal form; this one has ${count}.`,
  );
}

/** What a group of comparisons requires of indexes. Fields as text. */
interface Need {
  readonly equal: ReadonlySet<string>;
  readonly contained: ReadonlySet<string>;
  /** Without `__name__`, and without fields that equal a constant. */
  readonly orders: readonly Order[];
  readonly nameDescending: boolean;
}

function needOf(group: readonly FieldCondition[], orders: readonly Order[]): Need {
  const fieldsWith = (wanted: string) =>
    group.filter(({ operator }) => operator === wanted).map(({ field }) => fieldPathText(field));
  const equal = new Set(fieldsWith('==').filter((field) => field !== '__name__'));
  return {
    equal,
    contained: new Set(fieldsWith('array-contains')),
    orders: orders.filter(({ field }) => field[0] !== '__name__' && !equal.has(fieldPathText(field))),
    nameDescending: orders.find(({ field }) => field[0] === '__name__')?.descending ?? false,
  };
}

function isServed(need: Need, plan: QueryPlan, indexes: FirestoreIndexes): boolean {
  const wanted = [...need.equal, ...need.contained];
  if (wanted.length === 0 && need.orders.length === 0) return !need.nameDescending;
  const served = [...definedIndexes(plan, indexes), ...automaticIndexes(need, plan, indexes)].flatMap(
    (index) => prefixServing(index, need) ?? [],
  );
  if (wanted.length === 0) return served.length > 0;
  const covered = new Set(served.flatMap((prefix) => prefix.fields));
  return wanted.every((field) => covered.has(field));
}

interface Index {
  readonly fields: readonly (IndexKind & { readonly field: string })[];
  readonly nameDescending: boolean;
}

/** The fields before the query's order, if the index ends with that order and all of them are equalities; otherwise null. */
function prefixServing({ fields, nameDescending }: Index, need: Need): { readonly fields: readonly string[] } | null {
  if (nameDescending !== need.nameDescending) return null;
  const start = fields.length - need.orders.length;
  const ordered = need.orders.every((order, at) => {
    const field = fields[start + at];
    return field?.field === fieldPathText(order.field) && field.order === directionOf(order.descending);
  });
  const prefix = fields.slice(0, Math.max(0, start));
  const equal = prefix.every(({ field, arrayConfig }) => (arrayConfig ? need.contained : need.equal).has(field));
  return ordered && equal ? { fields: prefix.map(({ field }) => field) } : null;
}

function definedIndexes({ collectionId, allDescendants }: QueryPlan, { indexes = [] }: FirestoreIndexes): Index[] {
  return indexes
    .filter(
      ({ collectionGroup, queryScope }) => collectionGroup === collectionId && queryScope === scopeOf(allDescendants),
    )
    .map(({ fields }) => {
      const named = fields.map((field) => ({ ...field, field: fieldPathText(fieldPathSegments(field.fieldPath)) }));
      return {
        fields: named.filter(({ field }) => field !== '__name__'),
        nameDescending: named.at(-1)?.order === 'DESCENDING',
      };
    });
}

function automaticIndexes(need: Need, { collectionId, allDescendants }: QueryPlan, indexes: FirestoreIndexes): Index[] {
  const fields = [...need.equal, ...need.contained, ...need.orders.map(({ field }) => fieldPathText(field))];
  return fields.flatMap((field) =>
    singleFieldIndexes(indexes, collectionId, fieldPathSegments(field), scopeOf(allDescendants)).map((kind) => ({
      fields: [{ ...kind, field }],
      nameDescending: kind.order === 'DESCENDING',
    })),
  );
}

const scopeOf = (allDescendants: boolean): IndexScope => (allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION');

const directionOf = (descending: boolean) => (descending ? 'DESCENDING' : 'ASCENDING');

const orderText = ({ field, descending }: Order): string => `${fieldPathText(field)} ${directionOf(descending)}`;
