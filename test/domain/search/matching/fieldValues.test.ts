import { expect, test } from 'vitest';
import type { Field } from '../../../../src/domain/listings/catalogue/Field';
import {
  comparableValue,
  displayedValue,
  isCounted,
  isMeasured,
  measurableValue,
} from '../../../../src/domain/search/matching/fieldValues';

const choice = { id: 'energy', label: 'Énergie', kind: 'choice', choices: [] } as const;
const text = { id: 'brand', label: 'Marque', kind: 'text', maximumLength: 60, suggestions: ['Citroën'] } as const;
const number = { id: 'mileage', label: 'Kilométrage', kind: 'number', minimum: 0, maximum: 9 } as const;
const month = { id: 'registered', label: 'Mise en circulation', kind: 'month' } as const;
const flag = { id: 'furnished', label: 'Meublé', kind: 'flag' } as const;

test('an any-of filter compares values without case, accents and blanks around', () => {
  expect(comparableValue(' CITROËN ')).toBe('citroen');
  expect(comparableValue(true)).toBe('true');
});

test('a range filter measures a month by its year, and numbers as they are', () => {
  expect(measurableValue('2019-07')).toBe(2019);
  expect(measurableValue('20190')).toBe(2019);
  expect(measurableValue(12.5)).toBe(12.5);
  expect(measurableValue('neuf')).toBeNull();
});

test('a text is counted under the spelling of its suggestion, or its own without blanks around', () => {
  expect(displayedValue(text, ' citroen ')).toBe('Citroën');
  expect(displayedValue(text, ' Tesla ')).toBe('Tesla');
  expect(displayedValue({ id: 'brand', label: 'Marque', kind: 'text', maximumLength: 60 }, 'Tesla')).toBe('Tesla');
});

test('a choice is counted under its value', () => {
  const withSuggestions = { ...choice, suggestions: ['Diesel'] };
  expect(displayedValue(withSuggestions, ' diesel ')).toBe('diesel');
});

test('choices, texts and flags that are filters are counted', () => {
  const filters: readonly Field[] = [choice, text, flag, number, month].map((field) => ({ ...field, filter: true }));
  expect(filters.map(isCounted)).toEqual([true, true, true, false, false]);
  expect([choice, text, flag].map(isCounted)).toEqual([false, false, false]);
});

test('numbers and months are measured', () => {
  expect([choice, text, flag, number, month].map(isMeasured)).toEqual([false, false, false, true, true]);
});
