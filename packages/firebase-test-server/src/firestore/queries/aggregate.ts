import type { ProtoValue } from '../../rules/rulesValueOf';
import { fieldPathSegments, fieldPathText } from './fieldPath';
import { valueIn } from './matches';
import type { AggregationProto, FieldReferenceProto } from '../protocol';
import type { QueryPlan } from './QueryPlan';
import type { StoredDocument } from '../values/StoredDocument';
import { isInteger, kindOf, numberIn } from '../values/valueKind';

/** The results by alias. As in Firestore, documents without a summed field are not counted at all. */
export function aggregate(
  aggregations: readonly AggregationProto[],
  documents: readonly StoredDocument[],
): Record<string, ProtoValue> {
  const fields = aggregatedFields(aggregations);
  const complete = documents.filter((document) => fields.every((field) => valueIn(document, field) !== undefined));
  return Object.fromEntries(
    aggregations.map((aggregation, at) => [aggregation.alias ?? `field_${at + 1}`, figure(aggregation, complete)]),
  );
}

/** The query for the choice of indexes: they must contain summed fields as if the query were ordered by them. */
export function withAggregatedFields(plan: QueryPlan, aggregations: readonly AggregationProto[]): QueryPlan {
  const ordered = new Set(plan.orders.map(({ field }) => fieldPathText(field)));
  const added = new Set(
    aggregatedFields(aggregations)
      .map(fieldPathText)
      .filter((text) => !ordered.has(text)),
  );
  const orders = [...added].map((text) => ({ field: fieldPathSegments(text), descending: false }));
  return { ...plan, orders: [...orders, ...plan.orders] };
}

const aggregatedFields = (aggregations: readonly AggregationProto[]): readonly (readonly string[])[] =>
  aggregations.flatMap(({ sum, avg }) => {
    const field = sum?.field ?? avg?.field;
    return field === undefined ? [] : [fieldPathSegments(field.fieldPath)];
  });

/** The highest upper limit of the counts; null: there is none. */
export function greatestCount(aggregations: readonly AggregationProto[]): number | null {
  const limits = aggregations.map(({ count }) => (count === undefined ? null : limitOf(count)));
  return limits.reduce((most, limit) => (most === null || limit === null ? null : Math.max(most, limit)), 0);
}

function limitOf({ upTo }: NonNullable<AggregationProto['count']>): number | null {
  const limit = typeof upTo === 'object' ? upTo.value : upTo;
  return limit === undefined ? null : Number(limit);
}

function figure({ count, sum, avg }: AggregationProto, documents: readonly StoredDocument[]): ProtoValue {
  if (sum !== undefined) return total(numbersIn(documents, sum.field));
  if (avg !== undefined) return average(numbersIn(documents, avg.field));
  return { integerValue: String(Math.min(documents.length, limitOf(count ?? {}) ?? Infinity)) };
}

const numbersIn = (documents: readonly StoredDocument[], { fieldPath }: FieldReferenceProto): ProtoValue[] =>
  documents
    .flatMap((document) => valueIn(document, fieldPathSegments(fieldPath)) ?? [])
    .filter((value) => kindOf(value) === 'number');

const plus = (values: readonly ProtoValue[]): number => values.reduce((sum, value) => sum + numberIn(value), 0);

const total = (values: readonly ProtoValue[]): ProtoValue =>
  values.every(isInteger) ? { integerValue: String(plus(values)) } : { doubleValue: plus(values) };

const average = (values: readonly ProtoValue[]): ProtoValue =>
  values.length === 0 ? { nullValue: null } : { doubleValue: plus(values) / values.length };
