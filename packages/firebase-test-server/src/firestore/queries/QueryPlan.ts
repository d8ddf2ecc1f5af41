import type { ProtoValue } from '../../rules/rulesValueOf';
import { conditionOf, fieldConditions, type Condition } from './condition';
import { isWithin, lastSegmentOf, parentOf, relativePath } from '../values/documentPath';
import { EngineError } from '../EngineError';
import { fieldPathSegments, fieldPathText } from './fieldPath';
import type { CursorProto, OrderProto, StructuredQueryProto } from '../protocol';

export interface Order {
  readonly field: readonly string[];
  readonly descending: boolean;
}

export interface Bound {
  /** One value for each of the first orders. */
  readonly values: readonly ProtoValue[];
  readonly before: boolean;
}

/** A parsed query, with all implied orders. */
export interface QueryPlan {
  readonly parent: string;
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly condition: Condition;
  /** The orders that the query names, which rules can read. */
  readonly statedOrders: readonly Order[];
  /** Ends with `__name__`, so that no two documents are equal. */
  readonly orders: readonly Order[];
  readonly startAt: Bound | null;
  readonly endAt: Bound | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null: all fields. */
  readonly selected: readonly (readonly string[])[] | null;
}

export function planQuery(query: StructuredQueryProto, parent: string): QueryPlan {
  const [from, second] = query.from ?? [];
  if (from?.collectionId === undefined || second !== undefined) {
    throw new EngineError('UNIMPLEMENTED', 'A query reads one collection, or one collection group.');
  }
  const condition = conditionOf(query.where);
  const statedOrders = (query.orderBy ?? []).map(orderOf);
  return {
    parent: relativePath(parent),
    collectionId: from.collectionId,
    allDescendants: from.allDescendants ?? false,
    condition,
    statedOrders,
    orders: completeOrders(statedOrders, condition),
    startAt: boundOf(query.startAt),
    endAt: boundOf(query.endAt),
    offset: query.offset ?? 0,
    limit: limitOf(query.limit),
    selected: query.select?.fields?.map(({ fieldPath }) => fieldPathSegments(fieldPath)) ?? null,
  };
}

/** Whether the path is in a collection that the query reads. */
export function concerns({ parent, collectionId, allDescendants }: QueryPlan, path: string): boolean {
  const collection = parentOf(path);
  return lastSegmentOf(collection) === collectionId && isWithin(parentOf(collection), parent, allDescendants);
}

const orderOf = ({ field, direction }: OrderProto): Order => ({
  field: fieldPathSegments(field.fieldPath),
  descending: direction === 'DESCENDING',
});

const boundOf = (cursor: CursorProto | undefined): Bound | null =>
  cursor === undefined ? null : { values: cursor.values ?? [], before: cursor.before ?? false };

const limitOf = (limit: StructuredQueryProto['limit']): number | null =>
  (typeof limit === 'object' ? limit.value : limit) ?? null;

const inequalities: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

/** The stated orders, then the fields of inequalities sorted by name, then the document's name. */
function completeOrders(stated: readonly Order[], condition: Condition): readonly Order[] {
  const descending = stated.at(-1)?.descending ?? false;
  const unequal = fieldConditions(condition).filter(({ operator }) => inequalities.has(operator));
  const texts = new Set(stated.map(({ field }) => fieldPathText(field)));
  const implied = [...new Set(unequal.map(({ field }) => fieldPathText(field)))].sort();
  const missing = [...implied.filter((text) => text !== '__name__'), '__name__'].filter((text) => !texts.has(text));
  return [...stated, ...missing.map((text) => ({ field: fieldPathSegments(text), descending }))];
}
