import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { flagSet } from '../../../../src/infrastructure/firebase/cards/cardFlags';
import { isStoredAs } from '../../../../src/infrastructure/firebase/cardRepair/isStoredAs';

const NOON = Date.UTC(2026, 5, 15, 12);
const at = (millis: number) => Timestamp.fromMillis(millis);

test.each([
  ['a text', 'Vélo', 'Vélo'],
  ['a number', 48.5, 48.5],
  ['null', null, null],
  ['a time', at(NOON), new Date(NOON)],
  ['a time with microseconds', new Timestamp(at(NOON).seconds, 999_000), new Date(NOON)],
  [
    'a map, whatever the order of its keys',
    { b: [1, { c: true }], a: at(NOON) },
    { a: new Date(NOON), b: [1, { c: true }] },
  ],
  ['a set of flags', { constructor: true, velo: true }, flagSet(['velo', 'constructor'])],
  ['an empty map', {}, flagSet([])],
])('%s is stored as itself', (_kind, stored, value) => {
  expect(isStoredAs(stored, value)).toBe(true);
});

test.each([
  ['another text', 'Vélo', 'vélo'],
  ['a number as text', '48', 48],
  ['another time', at(NOON + 1), new Date(NOON)],
  ['a number as a time', NOON, new Date(NOON)],
  ['nothing', undefined, new Date(NOON)],
  ['a missing document', undefined, {}],
  ['null', null, {}],
  ['a map with one more key', { a: 1, b: 1 }, { a: 1 }],
  ['a map with one less key', { a: 1 }, { a: 1, b: 1 }],
  ['a map with another key', { b: 1 }, { a: 1 }],
  ['a map without a key that objects inherit', { velo: true }, flagSet(['constructor'])],
  ['another value within', { a: { b: [1, 2] } }, { a: { b: [2, 1] } }],
  ['an empty list', [], {}],
  ['an empty map', {}, []],
])('%s is not stored as another value', (_kind, stored, value) => {
  expect(isStoredAs(stored, value)).toBe(false);
});
