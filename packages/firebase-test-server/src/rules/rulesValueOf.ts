import { bytesOf, latLngOf, listOf, pathOf, timestampOf } from './RulesValue';
import type { RulesMap, RulesValue } from './RulesValue';

/** A value as Firestore's REST API writes it: has exactly one of these. */
export interface ProtoValue {
  readonly nullValue?: unknown;
  readonly booleanValue?: boolean;
  readonly integerValue?: string | number;
  readonly doubleValue?: number | string;
  readonly timestampValue?: string;
  readonly stringValue?: string;
  readonly bytesValue?: string;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly ProtoValue[] };
  readonly mapValue?: { readonly fields?: ProtoFields };
}

export type ProtoFields = Readonly<Record<string, ProtoValue>>;

export const rulesMapOf = (fields: ProtoFields = {}): RulesMap => ({
  kind: 'map',
  fields: new Map(Object.entries(fields).map(([name, value]) => [name, rulesValueOf(value)])),
});

/** `2026-11-21T05:00:00.123456Z` to nanoseconds since 1970; a Date has milliseconds only. */
const nanosecondsOf = (text: string): bigint => {
  const fraction = /\.(\d{1,9})/.exec(text)?.[1] ?? '';
  const seconds = Date.parse(text.replace(/\.\d+/, '')) / 1000;
  return BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
};

/** `projects/p/databases/…`: in rules the path begins with `databases`. */
const pathOfReference = (name: string): RulesValue => pathOf(name.split('/').slice(2));

export const rulesValueOf = (value: ProtoValue): RulesValue => {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.timestampValue !== undefined) return timestampOf(nanosecondsOf(value.timestampValue));
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.bytesValue !== undefined) return bytesOf(Buffer.from(value.bytesValue, 'base64'));
  if (value.referenceValue !== undefined) return pathOfReference(value.referenceValue);
  if (value.geoPointValue) return latLngOf(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  if (value.arrayValue) return listOf((value.arrayValue.values ?? []).map(rulesValueOf));
  if (value.mapValue) return rulesMapOf(value.mapValue.fields);
  return null;
};
