import type { ProtoValue } from '@mon-bazar/firebase-test-server/rules/rulesValueOf';

/** A stored value as the SDK would return it. */
export function sdkValueOf(value: ProtoValue): unknown {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(sdkValueOf);
  const { timestampValue, mapValue } = value;
  if (timestampValue !== undefined) return { toMillis: () => Date.parse(timestampValue) };
  return (
    mapValue &&
    Object.fromEntries(Object.entries(mapValue.fields ?? {}).map(([name, field]) => [name, sdkValueOf(field)]))
  );
}
