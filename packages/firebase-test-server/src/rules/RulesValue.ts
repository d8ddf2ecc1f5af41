/**
 * A value of the rules language. Numbers have two JavaScript types:
 * a `bigint` is an int, a `number` is a float.
 */
export type RulesValue =
  | null
  | boolean
  | string
  | bigint
  | number
  | RulesBytes
  | RulesDuration
  | RulesLatLng
  | RulesList
  | RulesMap
  | RulesMapDiff
  | RulesPath
  | RulesSet
  | RulesTimestamp;

export interface RulesBytes {
  readonly kind: 'bytes';
  readonly bytes: Uint8Array;
}

export interface RulesDuration {
  readonly kind: 'duration';
  readonly nanoseconds: bigint;
}

export interface RulesLatLng {
  readonly kind: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}

export interface RulesList {
  readonly kind: 'list';
  readonly items: readonly RulesValue[];
}

export interface RulesMap {
  readonly kind: 'map';
  readonly fields: ReadonlyMap<string, RulesValue>;
}

/** The result of `after.diff(before)`. */
export interface RulesMapDiff {
  readonly kind: 'mapDiff';
  readonly before: RulesMap;
  readonly after: RulesMap;
}

/** `/databases/(default)/documents/users/karim`, as its segments. */
export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly string[];
}

/** No two items are equal. */
export interface RulesSet {
  readonly kind: 'set';
  readonly items: readonly RulesValue[];
}

export interface RulesTimestamp {
  readonly kind: 'timestamp';
  /** Since 1970, UTC. */
  readonly nanoseconds: bigint;
}

export const bytesOf = (bytes: Uint8Array): RulesBytes => ({ kind: 'bytes', bytes });

export const durationOf = (nanoseconds: bigint): RulesDuration => ({ kind: 'duration', nanoseconds });

export const latLngOf = (latitude: number, longitude: number): RulesLatLng => ({ kind: 'latlng', latitude, longitude });

export const listOf = (items: readonly RulesValue[]): RulesList => ({ kind: 'list', items });

export const mapOf = (fields: Readonly<Record<string, RulesValue>>): RulesMap => ({
  kind: 'map',
  fields: new Map(Object.entries(fields)),
});

export const pathOf = (segments: readonly string[]): RulesPath => ({ kind: 'path', segments });

export const timestampOf = (nanoseconds: bigint): RulesTimestamp => ({ kind: 'timestamp', nanoseconds });

export const timestampOfDate = (date: Date): RulesTimestamp => timestampOf(BigInt(date.getTime()) * 1_000_000n);
