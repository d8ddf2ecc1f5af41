import { expect, test } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import {
  withChoice,
  withField,
  withoutField,
  withoutFilters,
  withCategory,
} from '../../../src/presentation/search/criteriaChanges';
import { nantes } from '../../support/builders/aListing';

const cars: SearchCriteria = {
  ...noCriteria,
  query: 'break',
  categoryId: 'voitures',
  sort: 'price-up',
  price: { maximum: 9000 },
  fields: {
    brand: { kind: 'any-of', values: ['BMW', 'Renault'] },
    fuel: { kind: 'any-of', values: ['diesel'] },
    mileage: { kind: 'range', maximum: 100_000 },
  },
};

test('a choice can be set and removed', () => {
  const near = withChoice(cars, 'place', { ...nantes, radiusKm: 30 });
  expect(near.place).toMatchObject({ communeName: 'Nantes', radiusKm: 30 });
  expect(withChoice(near, 'place', null)).toStrictEqual(cars);
});

test('another category gives up the filters on fields, and keeps the others', () => {
  expect(withCategory(cars, { categoryId: 'motos' })).toStrictEqual({ ...cars, categoryId: 'motos', fields: {} });
  expect(withCategory(cars, { categoryId: 'voitures' })).toBe(cars);
});

test('a family or all categories filter by no field', () => {
  expect(withCategory(cars, { family: 'vehicules' })).toMatchObject({ family: 'vehicules', fields: {} });
  expect(withCategory(cars, {})).not.toHaveProperty('categoryId');
});

test('a filter that asks nothing goes', () => {
  expect(Object.keys(withField(cars, 'fuel', { kind: 'any-of', values: [] }).fields)).toEqual(['brand', 'mileage']);
  expect(Object.keys(withoutField(cars, 'mileage').fields)).toEqual(['brand', 'fuel']);
});

test('removing the filters keeps the query and the sort', () => {
  expect(withoutFilters(cars)).toStrictEqual({ ...noCriteria, query: 'break', sort: 'price-up' });
});
