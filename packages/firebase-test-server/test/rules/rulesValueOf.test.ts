import { describe, expect, it } from 'vitest';
import { bytesOf, latLngOf, listOf, mapOf, pathOf, timestampOf } from '../../src/rules/RulesValue';
import { rulesMapOf, rulesValueOf } from '../../src/rules/rulesValueOf';

describe('a value of Firestore', () => {
  it.each([
    [{ nullValue: null }, null],
    [{ nullValue: 'NULL_VALUE' }, null],
    [{ booleanValue: false }, false],
    [{ integerValue: '9007199254740993' }, 9007199254740993n],
    [{ doubleValue: 1 }, 1],
    [{ doubleValue: 'NaN' }, NaN],
    [{ doubleValue: '-Infinity' }, -Infinity],
    [{ stringValue: '' }, ''],
    [{ timestampValue: '1970-01-01T00:00:01.000002Z' }, timestampOf(1_000_002_000n)],
    [{ timestampValue: '1969-12-31T23:59:59Z' }, timestampOf(-1_000_000_000n)],
    [{ bytesValue: 'YmFy' }, bytesOf(Buffer.from('bar'))],
    [{ referenceValue: 'projects/p/databases/d/documents/a/b' }, pathOf(['databases', 'd', 'documents', 'a', 'b'])],
    [{ geoPointValue: { latitude: 48.5 } }, latLngOf(48.5, 0)],
    [{ arrayValue: {} }, listOf([])],
    [{ arrayValue: { values: [{ integerValue: '1' }] } }, listOf([1n])],
    [{ mapValue: { fields: { a: { booleanValue: true } } } }, mapOf({ a: true })],
    [{ mapValue: {} }, mapOf({})],
  ])('%j', (proto, expected) => {
    expect(rulesValueOf(proto)).toEqual(expected);
  });

  it('a document without fields is an empty map', () => {
    expect(rulesMapOf(undefined)).toEqual(mapOf({}));
  });
});
