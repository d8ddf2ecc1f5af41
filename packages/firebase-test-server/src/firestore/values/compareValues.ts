import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { compareText } from './compareText';
import { comparePaths, relativePath } from './documentPath';
import { kindOf, kindsInOrder, numberIn, vectorIn } from './valueKind';
import { nanosecondsIn } from './timestamps';

/** Firestore's order of all values: first by kind, then within the kind. 0 means equal. */
export function compareValues(a: ProtoValue, b: ProtoValue): number {
  const kind = kindOf(a);
  const byKind = kindsInOrder.indexOf(kind) - kindsInOrder.indexOf(kindOf(b));
  if (byKind !== 0) return byKind;
  switch (kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.booleanValue) - Number(b.booleanValue);
    case 'number':
      return compareNumbers(numberIn(a), numberIn(b));
    case 'timestamp':
      return Number(nanosecondsIn(a.timestampValue ?? '') - nanosecondsIn(b.timestampValue ?? ''));
    case 'string':
      return compareText(a.stringValue ?? '', b.stringValue ?? '');
    case 'bytes':
      return Buffer.compare(Buffer.from(a.bytesValue ?? '', 'base64'), Buffer.from(b.bytesValue ?? '', 'base64'));
    case 'reference':
      return comparePaths(relativePath(a.referenceValue ?? ''), relativePath(b.referenceValue ?? ''));
    case 'geoPoint':
      return compareLists(coordinatesIn(a), coordinatesIn(b), compareNumbers);
    case 'array':
      return compareLists(a.arrayValue?.values ?? [], b.arrayValue?.values ?? [], compareValues);
    case 'vector':
      return compareVectors(vectorIn(a), vectorIn(b));
    case 'map':
      return compareLists(entriesIn(a.mapValue?.fields), entriesIn(b.mapValue?.fields), compareEntries);
  }
}

export const equalValues = (a: ProtoValue, b: ProtoValue): boolean => compareValues(a, b) === 0;

/** NaN comes before all numbers and equals itself. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : Number(a > b);
}

const coordinatesIn = ({ geoPointValue }: ProtoValue): number[] => [
  geoPointValue?.latitude ?? 0,
  geoPointValue?.longitude ?? 0,
];

function compareVectors(a: readonly ProtoValue[], b: readonly ProtoValue[]): number {
  return a.length - b.length || compareLists(a, b, compareValues);
}

type Entry = readonly [string, ProtoValue];

const entriesIn = (fields: ProtoFields = {}): Entry[] => Object.entries(fields).sort(([a], [b]) => compareText(a, b));

const compareEntries = (a: Entry, b: Entry): number => compareText(a[0], b[0]) || compareValues(a[1], b[1]);

function compareLists<Item>(a: readonly Item[], b: readonly Item[], compare: (a: Item, b: Item) => number): number {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (right === undefined) return 1;
    const order = compare(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
