/** The enums of `google.firestore.v1`, by their numbers (`StructuredQuery`, `DocumentTransform`). */
const names = {
  fieldFilter: {
    1: 'LESS_THAN',
    2: 'LESS_THAN_OR_EQUAL',
    3: 'GREATER_THAN',
    4: 'GREATER_THAN_OR_EQUAL',
    5: 'EQUAL',
    6: 'NOT_EQUAL',
    7: 'ARRAY_CONTAINS',
    8: 'IN',
    9: 'ARRAY_CONTAINS_ANY',
    10: 'NOT_IN',
  },
  unaryFilter: { 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' },
  compositeFilter: { 1: 'AND', 2: 'OR' },
  direction: { 1: 'ASCENDING', 2: 'DESCENDING' },
  setToServerValue: { 1: 'REQUEST_TIME' },
} as const;

/** A reviver of `JSON.parse`. Values of documents are strings or have keys of their own, so that no number in them is taken for an enum. */
export function namedEnum(this: unknown, key: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const enumeration = enumerationOf(key, this as object);
  if (enumeration === undefined) return value;
  return (names[enumeration] as Readonly<Partial<Record<number, string>>>)[value] ?? value;
}

function enumerationOf(key: string, holder: object): keyof typeof names | undefined {
  if (key === 'direction' || key === 'setToServerValue') return key;
  if (key !== 'op') return undefined;
  if ('value' in holder) return 'fieldFilter';
  return 'filters' in holder ? 'compositeFilter' : 'unaryFilter';
}
