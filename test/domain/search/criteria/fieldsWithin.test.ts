import { expect, test } from 'vitest';
import { fieldsWithin } from '../../../../src/domain/search/criteria/fieldsWithin';
import type { FieldFilter } from '../../../../src/domain/search/criteria/SearchCriteria';

const anyOf = (...values: readonly string[]): FieldFilter => ({ kind: 'any-of', values });

test('a category keeps the filters on fields that it filters by too', () => {
  const livingArea: FieldFilter = { kind: 'range', minimum: 40 };
  const furnished = anyOf('oui');
  expect(fieldsWithin('locations', { livingArea, propertyAge: anyOf('neuf'), unknown: furnished })).toStrictEqual({
    livingArea,
  });
});

test('a category has no filter on a field that its form alone asks for', () => {
  expect(fieldsWithin('locations', { availableFrom: { kind: 'range', minimum: 2026 } })).toStrictEqual({});
});

test('a category keeps the values of its choices, and no filter without any', () => {
  expect(fieldsWithin('locations', { propertyType: anyOf('terrain', 'maison') })).toStrictEqual({
    propertyType: anyOf('maison'),
  });
  expect(fieldsWithin('locations', { propertyType: anyOf('terrain') })).toStrictEqual({});
});

test('a category keeps any value of a text', () => {
  expect(fieldsWithin('motos', { brand: anyOf('Zündapp') })).toStrictEqual({ brand: anyOf('Zündapp') });
});

test('a flag stays set', () => {
  expect(fieldsWithin('velos', { electric: { kind: 'set' } })).toStrictEqual({ electric: { kind: 'set' } });
});

test('a category that does not exist keeps nothing', () => {
  expect(fieldsWithin('inconnue', { brand: anyOf('Renault') })).toStrictEqual({});
});
