import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProtoValue } from '../../../src/rules/rulesValueOf';
import { compareText } from '../../../src/firestore/values/compareText';
import { compareValues } from '../../../src/firestore/values/compareValues';
import { valueText } from '../../../src/firestore/values/valueText';

const integer = (value: number): ProtoValue => ({ integerValue: String(value) });
const double = (value: number | string): ProtoValue => ({ doubleValue: value });
const text = (value: string): ProtoValue => ({ stringValue: value });
const list = (...values: ProtoValue[]): ProtoValue => ({ arrayValue: { values } });
const map = (fields: Record<string, ProtoValue>): ProtoValue => ({ mapValue: { fields } });
const vector = (...values: number[]): ProtoValue =>
  map({ __type__: text('__vector__'), value: list(...values.map(double)) });
const reference = (path: string): ProtoValue => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});

/** Each stands before the next; those of one row are equal. */
const inOrder: readonly (readonly ProtoValue[])[] = [
  [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [double('NaN')],
  [double('-Infinity')],
  [integer(-1)],
  [integer(0), double(0), double(-0)],
  [double(0.5)],
  [integer(1), double(1)],
  [double('Infinity')],
  [{ timestampValue: '2026-11-21T05:00:00Z' }, { timestampValue: '2026-11-21T05:00:00.000000Z' }],
  [{ timestampValue: '2026-11-21T05:00:00.000001Z' }],
  [text('')],
  [text('a')],
  [text('aa')],
  [text('é')],
  [text('\uFFFD')],
  [text('😀')],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [reference('users/a')],
  [reference('users/a/notes/a')],
  [reference('users/a-')],
  [{ geoPointValue: { latitude: -1 } }],
  [{ geoPointValue: { longitude: 1 } }],
  [list()],
  [list(integer(1))],
  [list(integer(1), integer(2))],
  [list(integer(2))],
  [vector(9)],
  [vector(1, 2)],
  [map({})],
  [map({ a: integer(1), b: integer(1) }), map({ b: double(1), a: integer(1) })],
  [map({ a: integer(2) })],
  [map({ b: integer(0) })],
];

test('values of all kinds are sorted in Firestore’s order', () => {
  for (const [place, row] of inOrder.entries()) {
    for (const [otherPlace, otherRow] of inOrder.entries()) {
      for (const one of row)
        for (const other of otherRow) {
          expect([one, other, Math.sign(compareValues(one, other))]).toEqual([
            one,
            other,
            Math.sign(place - otherPlace),
          ]);
        }
    }
  }
});

test('two values have the same text exactly when they are equal', () => {
  const texts = inOrder.map((row) => new Set(row.map(valueText)));
  expect(texts.map(({ size }) => size)).toEqual(inOrder.map(() => 1));
  expect(new Set(texts.flatMap((row) => [...row])).size).toBe(inOrder.length);
});

test('a message that holds no value is refused', () => {
  expect(() => compareValues({}, {})).toThrow('Not a value');
});

test('texts are sorted by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
