import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { compareText } from './compareText';
import { relativePath } from './documentPath';
import { nanosecondsIn } from './timestamps';
import { kindOf, numberIn } from './valueKind';

/** A string that is the same for two values exactly when Firestore considers them equal: 1 and 1.0, 0 and -0. */
export function valueText(value: ProtoValue): string {
  const kind = kindOf(value);
  return `${kind}:${contentText(value)}`;
}

function contentText(value: ProtoValue): string {
  switch (kindOf(value)) {
    // The SDK writes `NULL_VALUE`, JSON `null`.
    case 'null':
      return '';
    case 'number':
      return String(numberIn(value) + 0);
    case 'timestamp':
      return String(nanosecondsIn(value.timestampValue ?? ''));
    case 'reference':
      return relativePath(value.referenceValue ?? '');
    case 'geoPoint':
      return `${value.geoPointValue?.latitude ?? 0},${value.geoPointValue?.longitude ?? 0}`;
    case 'array':
      return JSON.stringify((value.arrayValue?.values ?? []).map(valueText));
    case 'map':
    case 'vector':
      return JSON.stringify(sortedEntries(value.mapValue?.fields).map(([name, inner]) => [name, valueText(inner)]));
    default:
      return String(Object.values(value)[0]);
  }
}

const sortedEntries = (fields: ProtoFields = {}): [string, ProtoValue][] =>
  Object.entries(fields).sort(([a], [b]) => compareText(a, b));
